import type { QuestionDraft } from '../../../../shared/question/draft';
import type { GiftTexts } from './gift-text';

/** What the answers of a question say: the draft without its text, and what there is to be told. */
export interface GiftReading {
  readonly draft: QuestionDraft;
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  /** Feedback that has no place of its own, as lines of an explanation. */
  readonly feedback: readonly string[];
}

export const readingOf = (
  draft: QuestionDraft,
  { problems = [], notes = [], feedback = [] }: Partial<Omit<GiftReading, 'draft'>> = {},
): GiftReading => ({ draft, problems, notes, feedback });

/** The answers of one question, and how its texts are read. */
export interface GiftSource {
  /** Without the general feedback. */
  readonly inside: string;
  readonly texts: GiftTexts;
}
