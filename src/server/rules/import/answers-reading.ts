import type { QuestionDraft } from '../../../shared/question/draft';

/** What the answers of a question say: the draft, mostly without its text, and what there is to be told. */
export interface AnswersReading {
  readonly draft: QuestionDraft;
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  /** Feedback that has no place of its own, as lines of an explanation. */
  readonly feedback: readonly string[];
}

export const readingOf = (
  draft: QuestionDraft,
  { problems = [], notes = [], feedback = [] }: Partial<Omit<AnswersReading, 'draft'>> = {},
): AnswersReading => ({ draft, problems, notes, feedback });
