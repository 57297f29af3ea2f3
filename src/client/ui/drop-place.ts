/** The place a row gets that is dropped before or after another; places count from 0, all as before the move. */
export function dropPlace({ from, over, isAfter }: { from: number; over: number; isAfter: boolean }): number {
  const place = isAfter ? over + 1 : over;
  // Taking the row out moves what stands behind it up by one.
  return place > from ? place - 1 : place;
}
