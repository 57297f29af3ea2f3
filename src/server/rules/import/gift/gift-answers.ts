import { EQUALS, showEscapes } from './gift-escapes';

/** One answer of the file, with its escaped signs hidden. */
export interface GiftAnswer {
  /** Its leading sign; the first answer may have none. */
  readonly sign: '=' | '~' | '';
  /** In percent; undefined if the file gives none. */
  readonly weight: number | undefined;
  readonly text: string;
  readonly feedback: string;
}

export interface GiftAnswers {
  /** The source of all answers. */
  readonly inside: string;
  readonly generalFeedback: string;
}

const GENERAL = '####';

export function withoutGeneralFeedback(answers: string): GiftAnswers {
  const at = answers.lastIndexOf(GENERAL);
  if (at < 0) return { inside: answers, generalFeedback: '' };
  return { inside: answers.slice(0, at).trim(), generalFeedback: answers.slice(at + GENERAL.length).trim() };
}

const TAG = /<[a-z][a-z0-9]{0,20}\s[^<>~]*>/gi;
const FORMULA = /\\\([^~()\n]*\\\)|\$\$[^$~\n]*\$\$|\$[^\s$~][^$~\n]*\$/g;
/** "$5 =$6" are two answers. */
const EQUALS_INSIDE = /(?<!\s)=|=(?=\s)/g;
const WEIGHT = /^%(-?\d{1,3}(?:[.,]\d{0,9})?)%/;

/** Splits the answers. An equals sign inside a tag or a formula starts no answer. */
export function listedAnswers(inside: string): GiftAnswer[] {
  return inside
    .replace(TAG, (tag) => tag.replaceAll('=', EQUALS))
    .replace(FORMULA, (formula) =>
      /[\\^_]/.test(formula) ? formula.replace(EQUALS_INSIDE, EQUALS) : formula,
    )
    .split(/(?=[=~])/)
    .map(oneAnswer)
    .filter(({ sign, text, feedback }) => text !== '' || feedback !== '' || sign === '=');
}

function oneAnswer(source: string): GiftAnswer {
  const first = source.charAt(0);
  const sign = first === '=' || first === '~' ? first : '';
  const said = source.slice(sign.length).trim();
  const [mark = '', digits] = WEIGHT.exec(said) ?? [];
  const [text, feedback] = halves(said.slice(mark.length), '#');
  const weight = digits === undefined ? undefined : Number(digits.replace(',', '.'));
  return { sign, weight, text, feedback };
}

/** The text before a sign and after it; all of it before if the sign is missing. */
export function halves(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + sign.length).trim()];
}

/** Formatted for quoting in a sentence. */
export const asQuoted = (hidden: string): string => {
  const text = showEscapes(hidden).replace(/\s+/g, ' ').trim();
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};
