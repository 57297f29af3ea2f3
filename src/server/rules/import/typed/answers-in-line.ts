// Each piece matches in only one way, which prevents backtracking.
const PIECE = String.raw`q?(?:\(\d{1,3}\)|\d{1,3})(?: ?[-.):=>→]{1,2} ?| )?\(?(?:true|false|[a-htv])\)?`;
const PIECES = new RegExp(String.raw`^(?:${PIECE}(?:[,;/|] ?| [,;/|]? ?)?)+\.?$`, 'i');
/** "1-5 BACDA", "(1-5): BACDA": the letters for a range of numbers. */
const RANGE = String.raw`[([]?q?\d{1,3} ?(?:-|~|to|至|到) ?\d{1,3}[)\]]? ?[.):]? ?(?:[a-htvox√×✓✗○][ ,.;]{0,2}){2,99}`;
const RANGES = new RegExp(`^(?:${RANGE}){1,50}$`, 'i');

const LENGTH = 2000;

interface Answer {
  readonly number: number;
  readonly value: string;
}

/** The answers of a line with nothing else: "1b ; 2a", "1-3 BAB 4-6 CCD"; undefined for any other line. */
export function answersIn(plain: string): readonly Answer[] | undefined {
  if (plain.length > LENGTH) return undefined;
  if (PIECES.test(plain))
    return Array.from(plain.matchAll(new RegExp(PIECE, 'gi')), ([piece]) => answerOf(piece));
  if (!RANGES.test(plain)) return undefined;
  const ranges = Array.from(plain.matchAll(new RegExp(RANGE, 'gi')), ([range]) => answersOfRange(range));
  const known = ranges.filter((range) => range !== undefined);
  return known.length === ranges.length ? known.flat() : undefined;
}

const answerOf = (piece: string): Answer => ({
  number: Number(/\d+/.exec(piece)?.[0]),
  value: /[a-z]+(?=\)?$)/i.exec(piece)?.[0] ?? '',
});

/** As many letters, or groups of letters, as the range has numbers. */
function answersOfRange(range: string): Answer[] | undefined {
  const [, from, to, letters = ''] = /(\d+)\D+(\d+)[^a-z√×✓✗○]*(.*)$/i.exec(range) ?? [];
  const single = letters.match(/[a-z√×✓✗○]/gi) ?? [];
  const groups = letters.split(/[ ,.;]+/).filter((group) => group !== '');
  const count = Number(to) - Number(from) + 1;
  const values = [single, groups].find(({ length }) => length === count);
  return values?.map((value, at) => ({ number: Number(from) + at, value }));
}
