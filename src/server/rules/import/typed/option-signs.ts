import { folded } from './folded';
import { readOptionAnswer } from './option-answer';

/**
 * An ambiguous sign beside an option, which may mark it as right or be its text: a star in code, plus signs.
 */
export interface Sign {
  /** The sign and its side. */
  readonly kind: string;
  /** The option without it. */
  readonly rest: string;
  /** The number of its repetitions. */
  readonly count: number;
}

/** Signs before a word, or a star before anything. */
const FRONT = /^(?:([*★⭐])(?!\1)\s?(?=\S)|([+=])\2{0,3}\s?(?=\p{L}{2})|[[(]([xX✓✔*])[\])]\s(?=\S))/u;
const BEHIND =
  /(?:\s?(?<!\*)([*★⭐])|\s([*★⭐+=])\2*|\s([#^~!<])\3+|([*+=#^~!<])\4{2,}|\s[[(]\s?([xX])\s?[\])]|\s(√))$/;
const STAR_IN_FRONT = '* in front';
const STAR_BEHIND = '* behind';

/** The length of an option that is searched. */
const LENGTH = 30;

export function signOf(text: string): Sign | undefined {
  const front = FRONT.exec(folded(text.slice(0, LENGTH)));
  const at = Math.max(0, text.length - LENGTH);
  const behind = BEHIND.exec(folded(text.slice(at)));
  return (
    signAt(text, front, (found) => ['in front', text.slice(found.length)]) ??
    signAt(text, behind, (found) => ['behind', text.slice(0, text.length - found.length).trimEnd()])
  );
}

function signAt(
  text: string,
  found: RegExpExecArray | null,
  cut: (found: string) => [side: string, rest: string],
): Sign | undefined {
  const sign = found?.slice(1).find((each) => each !== undefined);
  if (!found || sign === undefined) return undefined;
  const [side, rest] = cut(found[0]);
  // Two separate stars are emphasis.
  const isEmphasis = sign === '*' && rest.replaceAll('**', '').includes('*');
  if (isEmphasis || rest === '' || text === rest) return undefined;
  return { kind: `${sign.toLowerCase()} ${side}`, rest, count: found[0].trim().length };
}

/** The options of a question as written. */
export interface OptionList {
  readonly labels: readonly string[];
  /** Without unambiguous marks. */
  readonly texts: readonly string[];
  /** Whether any option has an unambiguous mark, and whether that is a star before its letter. */
  readonly isMarked: boolean;
  readonly isStarred: boolean;
  readonly isMarkedBehind: boolean;
  readonly answer: string;
}

/** The signs that mark right options in a text: at least half of its questions use them. */
export function signsInUse(lists: readonly OptionList[]): ReadonlySet<string> {
  const [only, another] = lists;
  if (only && !another) return new Set(signsMarking(only).filter((kind) => isClear(only, kind)));
  const uses = new Map<string, number>();
  for (const kind of lists.flatMap(signsMarking)) uses.set(kind, (uses.get(kind) ?? 0) + 1);
  // "(correct)" after another option also shows that marks are at the end.
  const others = lists.some(({ isMarkedBehind }) => isMarkedBehind) ? 1 : 0;
  const isUsed = ([kind, count]: [string, number]) =>
    count * 2 >= lists.length && count + (kind === STAR_BEHIND ? others : 0) > 1;
  return new Set([...uses].filter(isUsed).map(([kind]) => kind));
}

/** The signs that could mark a question's right options without contradicting its other marks. */
function signsMarking(list: OptionList): string[] {
  if (list.isStarred) return [STAR_IN_FRONT];
  if (list.isMarked) return [];
  const signs = list.texts.map(signOf);
  const kinds = new Set(signs.flatMap((sign) => sign?.kind ?? []));
  return [...kinds].filter((kind) => isKey(list, kind, signs));
}

function isKey({ labels, texts, answer }: OptionList, kind: string, signs: readonly (Sign | undefined)[]) {
  const marked = signs.map((sign) => sign?.kind === kind);
  if (marked.every(Boolean)) return false;
  const rests = texts.map((text, at) => (marked[at] ? (signs[at]?.rest ?? text) : text));
  // "A*" and "A" are different grades.
  if (new Set(rests).size < rests.length) return false;
  if (answer === '') return true;
  if (texts.some((text) => CODE.test(text))) return false;
  const options = rests.map((text, at) => ({ line: 1, label: labels[at] ?? '', text, isMarked: false }));
  const { named, isKnown } = readOptionAnswer(options, answer);
  return isKnown && rests.every((text, at) => named.includes(text) === marked[at]);
}

const CODE = /[&;{}()<>[\]_=]|\b(?:int|char|void|float|double|struct|select|count|import|include)\b/i;

/** "char*" and "from shelf import *": a star that may be code even if other questions use stars as marks. */
export const isStarOfCode = (texts: readonly string[]): boolean =>
  texts.some((text) => {
    const { kind, rest = '' } = signOf(text) ?? {};
    if (kind !== STAR_BEHIND) return false;
    return STATEMENT.test(rest) || (!/\s\S$/.test(text) && texts.some((each) => CODE.test(each)));
  });

const STATEMENT = /(?:\b(?:import|select|int|char|void|float|double|long|short|const|struct \w+)|[=(,.&])$/i;

/** Whether a sign is clearly a mark, even without other questions for comparison. */
function isClear({ texts, answer }: OptionList, kind: string): boolean {
  if (answer !== '') return false;
  const isRun = texts.some((text) => (signOf(text)?.count ?? 0) > 2);
  if (isRun && kind.endsWith('behind')) return true;
  const isNear = kind === STAR_IN_FRONT || texts.some((text) => /\p{L}{2}\*$/u.test(text));
  return isNear && /^[*★⭐]/.test(kind) && !texts.some((text) => CODE.test(text));
}
