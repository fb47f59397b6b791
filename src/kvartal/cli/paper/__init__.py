"""What sheets, posters and charts are drawn with: marks and labels, written as SVG and as PDF."""
