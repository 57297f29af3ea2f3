import { blankQuestion } from '../../../../shared/question/draft';
import { richFromPlain } from '../../rich-text/plain-to-rich';
import type { ImportedQuestion, SkippedQuestion, TextReader } from '../imported';
import { type AikenLine, aikenLines } from './aiken-lines';
import { aikenSentences } from './sentences';

/** Reads Aiken: question lines, lettered options, and the letter of the right option. */
export const readAiken: TextReader = (text) => {
  const reading = new AikenReading();
  for (const line of aikenLines(text)) reading.add(line);
  reading.end();
  return { questions: reading.questions, skipped: reading.skipped, pictures: new Map() };
};

type Said = Extract<AikenLine, { kind: 'text' | 'option' }>;
const isOption = (line: Said): line is Extract<Said, { kind: 'option' }> => line.kind === 'option';

/** The finished questions and the current one. */
class AikenReading {
  readonly questions: ImportedQuestion[] = [];
  readonly skipped: SkippedQuestion[] = [];
  #line = 0;
  #text: string[] = [];
  #options: { letter: string; text: string[] }[] = [];
  #isBelowBlank = false;

  add(line: AikenLine): void {
    if (line.kind === 'answer') this.#answer(line);
    else if (line.kind === 'option' || line.kind === 'text') this.#add(line);
    this.#isBelowBlank = line.kind === 'blank';
  }

  /** Finishes the current question if it has options or an answer. */
  end(answer?: string): void {
    const read = { line: this.#line, text: this.#text, options: this.#options };
    if (read.options.length > 0 || (answer !== undefined && read.text.length > 0))
      this.questions.push(questionOf(read, answer));
    else if (read.text.length > 0)
      this.skipped.push({ line: read.line, type: '', reason: aikenSentences.noOptions });
    [this.#line, this.#text, this.#options] = [0, [], []];
  }

  #answer({ line, answer }: Extract<AikenLine, { kind: 'answer' }>): void {
    if (this.#line > 0) this.end(answer);
    else this.skipped.push({ line, type: '', reason: aikenSentences.answerAlone });
  }

  #add(line: Said): void {
    if (this.#beginsNext(line)) this.end();
    if (this.#line === 0) this.#line = line.line;
    const last = this.#options.at(-1);
    // "I. Newton" is not an option before A or after J.
    const isNext = isOption(line) && (last ? line.letter > last.letter : line.letter === 'A');
    if (isNext) this.#options.push({ letter: line.letter, text: [line.text] });
    else if (last) last.text.push(line.source);
    else this.#text.push(line.source);
  }

  /** Whether a question without an answer ends here: options start again, or text follows a blank line. */
  #beginsNext(line: Said): boolean {
    if (this.#options.length === 0) return false;
    if (isOption(line)) return line.letter === 'A' && this.#options.length > 1;
    return this.#isBelowBlank;
  }
}

interface AikenQuestion {
  /** The number of its first line. */
  readonly line: number;
  readonly text: readonly string[];
  readonly options: readonly AikenOption[];
}

interface AikenOption {
  readonly letter: string;
  readonly text: readonly string[];
}

const LETTERS = /^\(?([A-Z])(?:[).:]|$|\s)/i;
const SEVERAL = /^[A-Z](?:(?:\s*[,;&+/]\s*|\s+and\s+|\s+)[A-Z])+[.)]?$/i;

/**
 * A single choice, or a multiple choice if the answer names several letters. A missing answer is a problem.
 */
function questionOf(read: AikenQuestion, answer: string | undefined): ImportedQuestion {
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
