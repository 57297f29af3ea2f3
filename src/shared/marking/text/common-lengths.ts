/** The longest common run of words, gaps allowed, from each pair of places on. */
export function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: one.length + 2 }, () => new Uint16Array(other.length + 2));
  for (let at = one.length - 1; at >= 0; at -= 1) {
    const [row, below] = [lengths[at] ?? [], lengths[at + 1] ?? []];
    for (let place = other.length - 1; place >= 0; place -= 1) {
      const isSame = one[at] === other[place];
      row[place] = isSame ? 1 + (below[place + 1] ?? 0) : Math.max(below[place] ?? 0, row[place + 1] ?? 0);
    }
  }
  return lengths;
}
