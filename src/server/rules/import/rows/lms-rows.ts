import { IMPORT_MAXIMUM_QUESTIONS } from '../../../../shared/constants';
import type { Imported, ImportedQuestion, SkippedQuestion } from '../imported';
import { importedOf, isQuestion } from '../moodle/moodle-import';
import {
  EMPTY_QUESTION,
  type MoodleAnswer,
  type MoodleQuestion,
  type MoodleText,
  NO_TEXT,
} from '../moodle/moodle-question';

export type Rows = readonly (readonly string[])[];

/** A question in Moodle's terms, which cover those of the other systems, with the rest of its file. */
export type LmsQuestion = Partial<MoodleQuestion> & {
  readonly line: number;
  readonly isAllOrNothing?: boolean;
  readonly problems?: readonly string[];
  readonly notes?: readonly string[];
};

const TAG = /<\/?[a-z][^<>]{0,2000}>|&[a-z]{2,8};/i;

/** The format is given beside the text, or told by its tags. */
export const textOf = (source: string, isHtml = TAG.test(source)): MoodleText => ({
  ...NO_TEXT,
  ...{ source, format: isHtml ? 'html' : 'plain' },
});

export const answerOf = (text: MoodleText, fraction: number, feedback = NO_TEXT): MoodleAnswer => ({
  ...{ text, fraction, feedback, tolerance: '' },
});

/** A star is literal here, while Moodle treats it as a wildcard. */
export const writtenAnswer = (text: string): MoodleAnswer =>
  answerOf(textOf(text.replaceAll('*', '\\*'), false), 100);

/** Each right option earns its share, and each wrong one loses as much. */
export function sharedAnswers(
  options: readonly {
    readonly text: MoodleText;
    readonly isRight: boolean;
    readonly feedback?: MoodleText;
  }[],
): MoodleAnswer[] {
  const share = 100 / Math.max(1, options.filter(({ isRight }) => isRight).length);
  return options.map(({ text, isRight, feedback }) => answerOf(text, isRight ? share : -share, feedback));
}

/**
 * Reads the questions of another system's file, one more than the maximum at most, with a row for each
 * question or part.
 */
export function importedLms<T>(
  found: readonly T[],
  questionOf: (each: T) => LmsQuestion,
  skipped: readonly SkippedQuestion[],
): Imported {
  const read = found
    .slice(0, IMPORT_MAXIMUM_QUESTIONS + 1)
    .map(questionOf)
    .map(({ isAllOrNothing = false, problems = [], notes = [], ...question }) => {
      const imported = importedOf({ ...EMPTY_QUESTION, ...question });
      return isQuestion(imported) ? withRest(imported, { isAllOrNothing, problems, notes }) : imported;
    });
  return {
    questions: read.filter(isQuestion),
    skipped: [...skipped, ...read.filter((each): each is SkippedQuestion => !isQuestion(each))],
    pictures: new Map(),
  };
}

function withRest(
  question: ImportedQuestion,
  { isAllOrNothing, problems, notes }: Required<Pick<LmsQuestion, 'isAllOrNothing' | 'problems' | 'notes'>>,
): ImportedQuestion {
  const { draft } = question;
  return {
    ...question,
    draft: isAllOrNothing && 'partialCredit' in draft ? { ...draft, partialCredit: false } : draft,
    problems: [...question.problems, ...problems],
    notes: [...question.notes, ...notes],
  };
}
