import type { Deps } from '../../deps';
import type { SubmitRequest } from '../../rules/attempt/requests';
import type { SentAnswer } from './answers';
import type { CurrentAnswer } from './attempt-state';
import type { OwnAttempt } from './own-attempt';

export type Submission = SubmitRequest['attempt'];

/** A submit request with the stored state. */
export interface Arrival {
  readonly attempt: OwnAttempt;
  readonly submission: Submission;
  readonly current: ReadonlyMap<string, CurrentAnswer>;
  readonly sent: readonly SentAnswer[];
  readonly now: number;
}

type Known = Pick<Arrival, 'submission' | 'current'>;
type OfQuestion = Pick<SentAnswer, 'questionId'>;

export const revisionSent = ({ submission }: Known, { questionId }: OfQuestion) =>
  submission.revisions[questionId];
export const revisionStored = ({ current }: Known, { questionId }: OfQuestion) =>
  current.get(questionId)?.revision ?? 0;

/** Whether a newer answer has replaced one from a delayed submit. */
export const isOutdated = (known: Known, sent: OfQuestion) =>
  (revisionSent(known, sent) ?? Number.POSITIVE_INFINITY) < revisionStored(known, sent);

export const isNewer = (known: Known, sent: OfQuestion) =>
  (revisionSent(known, sent) ?? 0) > revisionStored(known, sent);

/** Fingerprint of the submit request, accepted or not. */
export const hashOf = ({ ids }: Pick<Deps, 'ids'>, attemptId: string, sent: readonly SentAnswer[]) =>
  ids.hash(JSON.stringify([attemptId, sent.map(({ questionId, value }) => [questionId, value])]));
