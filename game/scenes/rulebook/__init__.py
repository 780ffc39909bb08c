"""The rules of each game on screen: chapters of boards, galleries of all cards, and the rulings."""
