import type { TypedOption } from '../../formats/typed/typed-question';
import {
  asksForTruth,
  isStrict,
  strictTruthIn,
  type TruthPair,
  truthIn,
  truthPairIn,
  truthPairsIn,
} from '../words/truth-words';
import { folded } from './folded';
import { truthSaid } from './truth-said';

const BRACKET_AT_END = /\s?[([]([^()[\]]{1,40})[)\]]\s?[.?:]?$/;
/** "T / F" after a sentence; without punctuation only if capitalised, or in a script without capitals. */
const PAIR_AT_END = /(^|[.?!:,;]|)\s{1,3}((\p{L})[\p{L}\p{M}]*\s?[/|]\s?[\p{L}\p{M}]+)\s?[.?]?$/u;

const END = 40;

export interface TrueFalse {
  readonly text: string;
  readonly options: readonly TypedOption[];
  /** The text after the answer, usually the reason. */
  readonly rest: string;
}

export const TRUTH_BEHIND = '(t) behind';

/** A bracketed word at the end of a text; "f(t)" is a function. */
function bracketAtEnd(text: string): { word: string; from: number } | undefined {
  const at = Math.max(0, text.length - END);
  const end = folded(text.slice(at));
  const found = BRACKET_AT_END.exec(end);
  if (!found || /[a-z\d][([]/i.test(end.slice(Math.max(0, found.index - 1), found.index + 1)))
    return undefined;
  return { word: (found[1] ?? '').trim(), from: at + found.index };
}

/** Whether several texts end in "(T)" or "(Falso)"; "(V)" may be a unit, unless others end in "(F)". */
export function areMarkedTrue(texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => bracketAtEnd(text)?.word.toLowerCase() ?? []);
  const truths = words.filter(
    (word) => strictTruthIn(word) !== undefined && (word !== 'v' || words.includes('f')),
  );
  return truths.length > 1;
}

/**
 * A pair such as "(Vrai / Faux)" at the end of a text, or "Does it float, yes or no?" with one of its words
 * as the answer.
 */
function pairAtEnd(text: string, answer: string): { pair: TruthPair; from: number } | undefined {
  const bracket = bracketAtEnd(text);
  const inBracket = bracket && truthPairIn(bracket.word, answer);
  if (inBracket) return { pair: inBracket, from: bracket.from };
  const at = Math.max(0, text.length - END);
  const found = PAIR_AT_END.exec(folded(text.slice(at)));
  const pair = found && truthPairIn(found[2] ?? '', answer);
  const [, before = '', , first = ''] = found ?? [];
  if (pair && (before !== '' || first === first.toUpperCase()))
    return { pair, from: at + found.index + before.length };
  const said = answer.toLowerCase().replace(/\.$/, '');
  const named = [text.slice(at), text.slice(0, END)]
    .flatMap(truthPairsIn)
    .find((words) => words.some((word) => word.toLowerCase() === said));
  return named && { pair: named, from: text.length };
}

/** A true/false statement, by its text, its answer, or the heading above; undefined if it is none. */
export function trueFalseIn(found: {
  line: number;
  text: string;
  answer: string;
  isExpected: boolean;
  isMarkedAround: boolean;
}): TrueFalse | undefined {
  const { line, text, answer, isExpected, isMarkedAround } = found;
  const asked = pairAtEnd(text, answer);
  const end = folded(text.slice(-END));
  const isAsked = asked !== undefined || isExpected || asksForTruth(end) || asksForTruth(text.slice(0, END));
  const bracket = answer === '' && !end.endsWith('?') ? bracketAtEnd(text) : undefined;
  const ownTruth = bracket && strictTruthIn(bracket.word);
  // "(f)" alone may be a physical symbol, and "(falsch)" a hint for a gap.
  const isOwn =
    ownTruth !== undefined &&
    (isAsked || isMarkedAround || ((bracket?.word.length ?? 0) > 1 && !text.includes('___')));
  const said = truthSaid(answer, asked !== undefined);
  const truth = isOwn ? ownTruth : said?.truth;
  if (!(isAsked ? truth !== undefined || answer === '' : isOwn || said?.isStatement)) return undefined;
  if (!isAsked && !isOwn && end.endsWith('?') && !/^(?:true|false)$/i.test(said?.word ?? ''))
    return undefined;
  const from = isOwn ? bracket?.from : asked?.from;
  const words = asked && !isStrict(asked.pair) ? asked.pair : (['True', 'False'] as const);
  return {
    text: from === undefined ? text : text.slice(0, from).trimEnd(),
    options: words.map((word): TypedOption => {
      const isMarked = truth !== undefined && truthIn(word) === truth;
      return { line, label: word.charAt(0).toLowerCase(), text: word, isMarked };
    }),
    rest: said && !isOwn ? said.rest : '',
  };
}
