import { folded } from './folded';
import type { TypedOption } from './typed-question';

const PROMPT =
  /^true\s?(?:or|\/)\s?false\b|\(?\s?(?:true\s?(?:or|\/)\s?false|t\s?\/\s?f)\s?\)?\s?[?.:]?$|\btrue or false\b/i;
const AT_END =
  /\s?[([]\s?(?:true\s?(?:\/|or)\s?false|t\s?\/\s?f)\s?[)\]]\s?[.?]?$|(?<=[.?!])\s(?:true\s?\/\s?false|t\s?\/\s?f)$/i;
const KEY_AT_END = /\s[([](true|false|t|f)[)\]]\s?\.?$/i;
const ANSWER = /^[^\p{L}]{0,2}(true|false|t|f)(?![\p{L}\d])\s?(?:[.,;:)\]-]+\s*|\s|$)/iu;

const END = 40;

export interface TrueFalse {
  readonly text: string;
  readonly options: readonly TypedOption[];
  /** What stands behind the answer: mostly the reason. */
  readonly rest: string;
}

export const TRUTH_BEHIND = '(t) behind';

/** Whether several texts end in "(T)" or "(False)". */
export const areMarkedTrue = (texts: readonly string[]): boolean =>
  texts.filter((text) => KEY_AT_END.test(folded(text.slice(-END)))).length > 1;

/** A statement that is true or false, by what it says, its answer, or the heading above it; undefined where it is none. */
export function trueFalseIn(found: {
  line: number;
  text: string;
  answer: string;
  isExpected: boolean;
  isMarkedAround: boolean;
}): TrueFalse | undefined {
  const { line, text, answer, isExpected, isMarkedAround } = found;
  const at = Math.max(0, text.length - END);
  const end = folded(text.slice(at));
  const isAsked = isExpected || PROMPT.test(end) || PROMPT.test(folded(text.slice(0, END)));
  const keyAtEnd = answer === '' && !end.endsWith('?') ? KEY_AT_END.exec(end) : null;
  // "(f)" alone may be a sign of physics.
  const ownKey = isAsked || isMarkedAround || (keyAtEnd?.[1]?.length ?? 0) > 1 ? keyAtEnd : null;
  const said = ANSWER.exec(folded(answer));
  const word = (ownKey?.[1] ?? said?.[1] ?? '').toLowerCase();
  const rest = said ? answer.slice(said[0].length).trim() : '';
  const isWord =
    word.length > 1 && (rest === '' || /[.,;:\n-]/.test(said?.[0] ?? '') || answer.includes('\n'));
  if (!(isAsked ? word !== '' || answer === '' : isWord || ownKey)) return undefined;
  const cut = ownKey ?? AT_END.exec(end);
  const options = ['True', 'False'].map((option): TypedOption => {
    const label = option.charAt(0).toLowerCase();
    return { line, label, text: option, isMarked: word !== '' && word.startsWith(label) };
  });
  return { text: cut ? text.slice(0, at + cut.index).trimEnd() : text, options, rest };
}
