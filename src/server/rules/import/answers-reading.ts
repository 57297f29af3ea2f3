import type { QuestionDraft } from '../../../shared/question/draft';

/** The answers of a question as a draft, usually without its text, and the sentences about them. */
export interface AnswersReading {
  readonly draft: QuestionDraft;
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  /** Feedback without a field, as lines of the explanation. */
  readonly feedback: readonly string[];
}

export const readingOf = (
  draft: QuestionDraft,
  { problems = [], notes = [], feedback = [] }: Partial<Omit<AnswersReading, 'draft'>> = {},
): AnswersReading => ({ draft, problems, notes, feedback });
