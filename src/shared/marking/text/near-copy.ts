const MOST_WORDS = 400;
const MOSTLY = 0.75;

/** Words of a text beside those that stand in their place in a copy of it. */
export type Replaced = readonly [of: readonly string[], by: readonly string[]];

/** Where a text that is word for word another in most places has other words than that; nothing for what is no such copy. */
export function replacedIn(text: readonly string[], copy: readonly string[]): Replaced[] {
  const [one, other] = [text.slice(0, MOST_WORDS), copy.slice(0, MOST_WORDS)];
  const width = other.length + 1;
  const common = commonLengths(one, other);
  if ((common[0] ?? 0) < MOSTLY * Math.max(one.length, other.length)) return [];
  const found: Replaced[] = [];
  let [at, place] = [0, 0];
  let [left, right]: [string[], string[]] = [[], []];
  const close = () => {
    if (left.length > 0 && right.length > 0) found.push([left, right]);
    [left, right] = [[], []];
  };
  while (at < one.length || place < other.length) {
    const [word = '', own = ''] = [one[at], other[place]];
    if (at < one.length && word === own) {
      close();
      [at, place] = [at + 1, place + 1];
    } else if (
      place >= other.length ||
      (at < one.length && (common[(at + 1) * width + place] ?? 0) >= (common[at * width + place + 1] ?? 0))
    ) {
      left.push(word);
      at += 1;
    } else {
      right.push(own);
      place += 1;
    }
  }
  close();
  return found;
}

/** The longest common run of words, gaps allowed, from each pair of places on. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let at = one.length - 1; at >= 0; at -= 1) {
    for (let place = other.length - 1; place >= 0; place -= 1) {
      const here = at * width + place;
      lengths[here] =
        one[at] === other[place]
          ? 1 + (lengths[here + width + 1] ?? 0)
          : Math.max(lengths[here + width] ?? 0, lengths[here + 1] ?? 0);
    }
  }
  return lengths;
}
