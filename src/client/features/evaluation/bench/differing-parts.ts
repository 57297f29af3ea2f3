/** A piece of a text compared with another; an empty differing piece marks an omission. */
export interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A text in equal and differing pieces compared with a nearly equal one; word by word if their word counts
 * match.
 */
export function differingParts(text: string, beside: string): Piece[] {
  const [words, others] = [wordsOf(text), wordsOf(beside)];
  const pieces =
    words.length === others.length
      ? words.flatMap((word, at) => differingPart(word, others[at] ?? ''))
      : differingPart(text, beside);
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.differs === piece.differs) joined.splice(-1, 1, { ...last, text: last.text + piece.text });
    else joined.push(piece);
  }
  return joined;
}

const wordsOf = (text: string): string[] => text.split(/(\s+)/u);

/** The part between the common prefix and suffix. */
function differingPart(text: string, beside: string): Piece[] {
  if (text === beside) return [{ text, differs: false }];
  const [own, other] = [text, beside].map((each) => [...letters.segment(each)].map(({ segment }) => segment));
  if (!own || !other) return [];
  const shorter = Math.min(own.length, other.length);
  let first = 0;
  while (first < shorter && own[first] === other[first]) first += 1;
  let last = 0;
  while (last < shorter - first && own.at(-1 - last) === other.at(-1 - last)) last += 1;
  const piece = (from: number, to: number, differs: boolean): Piece => ({
    ...{ text: own.slice(from, to).join(''), differs },
  });
  const end = own.length - last;
  return [piece(0, first, false), piece(first, end, true), piece(end, own.length, false)].filter(
    ({ text: said, differs }) => differs || said !== '',
  );
}
