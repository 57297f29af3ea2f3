import type { QuestionDraft } from '../../../../shared/question/draft';

/** What a row says is right; no draft where its type is not known. */
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
