import type { TextAnswersToMark, TextMark } from '../../shared/marking/text/mark-text-answers';

/** What the marking thread is sent. */
export interface MarkingJob {
  readonly id: number;
  readonly task: TextAnswersToMark;
}

/** What it sends back: the marks, or why there are none. */
export type MarkingOutcome =
  | { readonly id: number; readonly marks: TextMark[] }
  | { readonly id: number; readonly error: string };
