import { strictTruthIn, truthIn } from '../words/truth-words';
import { folded } from './folded';

const ANSWER =
  /^[^\p{L}\p{N}√✓✔×✗✘○◯✕]{0,2}([\p{L}\p{M}\u200b-\u200d]{1,20}|[√✓✔×✗✘○◯✕])(?![\p{L}\d])\s?(?:[.,;:)\]-]+\s*|\s|$)/u;
const WORD_MAXIMUM = 40;

export interface TruthSaid {
  readonly word: string;
  readonly truth: boolean;
  /** The text after it, usually the reason. */
  readonly rest: string;
  /** Whether a sign separates the two. */
  readonly isParted: boolean;
  /** Whether the answer alone shows that its question is a statement. */
  readonly isStatement: boolean;
}

/** "True", "Falso, porque …", "√"; also a letter of an offered pair. */
export function truthSaid(answer: string, isOffered = false): TruthSaid | undefined {
  const plain = folded(answer.slice(0, WORD_MAXIMUM)).replace(/[\s.]+$/, '');
  const whole = answer.length < WORD_MAXIMUM ? truthIn(plain, isOffered) : undefined;
  if (whole !== undefined)
    return { word: plain, truth: whole, rest: '', isParted: true, isStatement: isTruth(plain) };
  const said = ANSWER.exec(folded(answer));
  const word = said?.[1] ?? '';
  const truth = truthIn(word, isOffered);
  if (!said || truth === undefined) return undefined;
  const rest = answer.slice(said[0].length).trim();
  const isParted = rest === '' || /[.,;:\n-]/.test(said[0]) || answer.includes('\n');
  return { word, truth, rest, isParted, isStatement: isTruth(word) && isParted };
}

/** A letter can be an answer of any kind. */
const isTruth = (word: string): boolean =>
  strictTruthIn(word) !== undefined && (word.length > 1 || /[√✓✔×✗✘]/.test(word));
