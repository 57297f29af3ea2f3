import type { TextAnswersToMark, TextMark } from '../rules/marking/text/mark-text-answers';

export interface MarkingJob {
  readonly id: number;
  readonly task: TextAnswersToMark;
}

export type MarkingOutcome =
  | { readonly id: number; readonly marks: TextMark[] }
  | { readonly id: number; readonly error: string };
