import { comesAfter, isLetterAt } from '../words/alphabets';

/** A lettered option within a line. */
export interface Labelled {
  /** In lower case: "a", "iv", "2". */
  readonly label: string;
  readonly style: '()' | ')' | '.' | '[]' | ':' | '-' | 'bare';
  /** Whether its text follows its stop or dash without a space. */
  readonly isTight: boolean;
  /** A star or similar sign before the letter: none, adjacent, or with a space. */
  readonly star: '' | 'tight' | 'loose';
  /** The range of its text within the line. */
  readonly start: number;
  readonly end: number;
}

const LETTER = String.raw`(\p{L}\p{M}{0,2}|الف|[ivx]{2,4})`;
const CIRCLED = '([①-⑳⑴-⑹ⓐ-ⓩ㉠-㉭❶-❿])';
/** A letter with a stop or dash may be followed directly by its text: "a.Dog", "a-Dog". */
const LABEL = new RegExp(
  String.raw`^((?:[*+=✓✔✅☑√]\ufe0f?)?)(\s?)(?:\( {0,2}${LETTER} {0,2}\)-?|${LETTER}\)-?|${LETTER}\.(?:-(?=\s)|(?=\s|$|\()|(?=[^\s.)](?!\.)))|\[([a-wyz])\](?!\()|([a-h])(?:\s?[:=](?=\s)|:(?=[^\s:/]))|(\p{L}\p{M}{0,2}|الف)(?:\s?[-/](?=\s)|[-/](?=[^\s/-]))|${CIRCLED}|([A-H]|(?![\u0000-\u024f])\p{L}\p{M}{0,2})(?=\s))(\s*)`,
  'iu',
);
const STYLES = ['()', ')', '.', '[]', ':', '-', '()', 'bare'] as const;

/** The label at the start of a folded line. */
export function labelAt(line: string): Labelled | undefined {
  const found = LABEL.exec(line);
  if (!found) return undefined;
  const [whole, star, space] = found;
  const labels = found.slice(3, -1);
  const at = labels.findIndex((each) => each !== undefined);
  const label = labels[at] ?? '';
  const style = STYLES[at] ?? 'bare';
  if (style === 'bare' && label === label.toLowerCase() && label !== label.toUpperCase()) return undefined;
  return {
    ...{ label: label.toLowerCase(), style, start: whole.length, end: line.length },
    isTight:
      (style === '.' || style === '-' || style === ':') && found.at(-1) === '' && whole.length < line.length,
    star: star === '' ? '' : space === '' ? 'tight' : 'loose',
  };
}

/** Scripts without spaces have none before a letter: "A.上海B.北京". */
const INSIDE = new RegExp(
  String.raw`(^|\s|(?<=[\s\u3040-\u9fff\uac00-\ud7a3]))(\*?)(?:\((\p{L}\p{M}{0,2}|الف)\)|(\p{L}\p{M}{0,2}|الف)\)|(\p{L}\p{M}{0,2}|الف)\.(?=\s|[^\s.a-z])|${CIRCLED})\s*`,
  'gu',
);
const INSIDE_STYLES = ['()', ')', '.', '()'] as const;

interface Place {
  readonly label: string;
  readonly style: Labelled['style'];
  readonly isCapital: boolean;
  readonly isStarred: boolean;
  readonly from: number;
  readonly start: number;
  /**
   * Whether a letter is in a position typical of lists: at the start, after a tab or two spaces, or after
   * punctuation.
   */
  readonly isApart: boolean;
  /** Whether the question ends before it. */
  readonly isAsked: boolean;
}

/**
 * The options of a line such as "(a) 3  (b) 4  (c) 5", also after a question; undefined if fewer than two.
 */
export function labelledInLine(line: string): { from: number; options: Labelled[] } | undefined {
  if (!/[^\sa][.)]|[②-⑳⑵-⑹ⓑ-ⓩ㉡-㉭❷-❿]/i.test(line)) return undefined;
  let run: Place[] = [];
  let best: Place[] = [];
  for (const place of placesIn(line)) {
    if (isNext(run.at(-1), place)) run.push(place);
    else if (isLetterAt(place.label, 0) || (run.length === 0 && place.from === 0)) run = [place];
    if (run.length > best.length) best = run;
  }
  const [first] = best;
  if (!first || best.length < 2 || !isList(best)) return undefined;
  const options = best.map(({ label, style, isStarred, start }, at): Labelled => {
    const end = best[at + 1]?.from ?? line.length;
    return { label, style, isTight: false, star: isStarred ? 'tight' : '', start, end };
  });
  return { from: first.from, options };
}

export function placesIn(line: string): Place[] {
  return Array.from(line.matchAll(INSIDE), (found): Place => {
    const [whole, before = '', star, ...labels] = found;
    const at = labels.findIndex((each) => each !== undefined);
    const label = labels[at] ?? '';
    return {
      label: label.toLowerCase(),
      style: INSIDE_STYLES[at] ?? '.',
      isCapital: label !== label.toLowerCase(),
      isStarred: star === '*',
      from: found.index + (found.index === 0 ? 0 : before.length),
      start: found.index + whole.length,
      isAsked: found.index > 0 && /[?_]/.test(line[found.index - 1] ?? ''),
      isApart: found.index === 0 || /[\s:?.!)_]/.test(line[found.index - 1] ?? ''),
    };
  });
}

const isNext = (last: Place | undefined, place: Place): boolean =>
  last !== undefined &&
  comesAfter(place.label, last.label) &&
  place.style === last.style &&
  place.isCapital === last.isCapital;

/** "Is (a) or (b) right?" is not a list. */
function isList(run: readonly Place[]): boolean {
  if (run[0]?.from === 0) return true;
  return (
    run.length > 2 ||
    run.every(({ isApart }) => isApart) ||
    (run[0]?.style !== '.' && run[0]?.isAsked === true)
  );
}
