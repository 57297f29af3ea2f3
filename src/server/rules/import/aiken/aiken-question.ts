import { blankQuestion } from '../../../../shared/question/draft';
import { richFromPlain } from '../../rich-text/plain-to-rich';
import type { ImportedQuestion } from '../imported';
import { aikenSentences } from './sentences';

export interface AikenQuestion {
  /** The number of its first line. */
  readonly line: number;
  readonly text: readonly string[];
  readonly options: readonly AikenOption[];
}

export interface AikenOption {
  readonly letter: string;
  readonly text: readonly string[];
}

const LETTERS = /^\(?([A-Z])(?:[).:]|$|\s)/i;
const SEVERAL = /^[A-Z](?:(?:\s*[,;&+/]\s*|\s+and\s+|\s+)[A-Z])+[.)]?$/i;

/**
 * A single choice, or a multiple choice if the answer names several letters. A missing answer is a problem.
 */
export function questionOf(read: AikenQuestion, answer: string | undefined): ImportedQuestion {
  const options = read.options.map(({ letter, text }) => ({ letter, text: rich(text) }));
  const right = options.filter(({ letter, text }) => isNamed({ letter, text }, answer ?? ''));
  const texts = options.map(({ text }) => text);
  const isSeveral = right.length > 1;
  const draft = isSeveral
    ? { ...blankQuestion('msq'), correctAnswer: right.map(({ text }) => text), partialCredit: true }
    : { ...blankQuestion('mcq'), correctAnswer: right[0]?.text ?? '' };
  return {
    line: read.line,
    draft: { ...draft, text: rich(read.text), options: texts },
    problems: right.length > 0 ? [] : [problemOf(answer)],
    notes: [],
    tags: [],
  };
}

const problemOf = (answer: string | undefined): string =>
  answer === undefined ? aikenSentences.answerMissing : aikenSentences.answerUnknown(answer);

const rich = (lines: readonly string[]): string => richFromPlain(lines.join('\n'));

function isNamed(option: { letter: string; text: string }, answer: string): boolean {
  if (SEVERAL.test(answer))
    return answer
      .replace(/\band\b/gi, ' ')
      .toUpperCase()
      .includes(option.letter);
  if (option.text !== '' && option.text === richFromPlain(answer) && answer.length > 1) return true;
  return LETTERS.exec(answer)?.[1]?.toUpperCase() === option.letter;
}
