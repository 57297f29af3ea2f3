import type { QuestionDraft } from '../../../../shared/question/draft';

/** The answer of a row; no draft if its type is unknown. */
export interface RowAnswer {
  readonly draft?: QuestionDraft;
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

export const answered = (draft: QuestionDraft, problems: readonly string[] = []): RowAnswer => ({
  draft,
  problems,
  notes: [],
});
