import type { QuestionDraft } from '../../../../shared/question/draft';
import type { MoodleQuestion } from './moodle-question';
import type { MoodleTexts } from './moodle-texts';

/** What the answers of a question say: the draft without its explanation, and what there is to be told. */
export interface MoodleReading {
  readonly draft: QuestionDraft;
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  /** Feedback that has no place of its own, as lines of an explanation. */
  readonly feedback: readonly string[];
}

export type ReadType = (question: MoodleQuestion, texts: MoodleTexts) => MoodleReading;

export const readingOf = (
  draft: QuestionDraft,
  { problems = [], notes = [], feedback = [] }: Partial<Omit<MoodleReading, 'draft'>> = {},
): MoodleReading => ({ draft, problems, notes, feedback });
