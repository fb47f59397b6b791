/** A number as it is printed: with a real minus, which is also read as one. */
export function signed(amount: number): string {
  return amount < 0 ? `−${String(-amount)}` : String(amount);
}
