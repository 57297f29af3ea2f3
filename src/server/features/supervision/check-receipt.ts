import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { readReceipt, receiptOf } from '../../../shared/attempt/receipt';
import { whyItEnded } from '../../../shared/attempt/submitted-by';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { ReceiptCheck } from '../../../shared/supervision/schema';
import { classOf } from '../../db/student-class';
import type { Deps } from '../../deps';
import { checkLog } from '../attempts/check-history';
import { listSeenIds } from '../quizzes/access';
import { supervisionStore } from './store';

const receiptMissing = 'Please name the receipt.';

export const receiptSchema = z.object({
  receipt: z.string({ error: receiptMissing }).min(1, receiptMissing).transform(readReceipt),
});

/**
 * What a student's receipt stands for, on quizzes that the teacher may look at (404): whose attempt it is of, when it was submitted,
 * whether the receipt is its latest, and whether the answers are still those submitted, worked out from the whole history.
 * Refuses an attempt of which no history was kept (409).
 */
export function checkReceipt(
  deps: Pick<Deps, 'db' | 'ids' | 'clock'>,
  { teacher, input: { receipt } }: { teacher: Teacher; input: z.output<typeof receiptSchema> },
): ReceiptCheck {
  const found = findReceipt(deps, teacher, receipt);
  if (!found) throw new DomainError('not_found', messages.receiptNotFound);
  const { isRecorded, isUnchanged, replayed } = checkLog(deps, found.attempt);
  if (!isRecorded) throw new DomainError('conflict', messages.submissionHasNoRecord);
  const submission = replayed?.submissions.find((one) => one.receipt === receipt);
  const isLatest = replayed
    ? replayed.state === 'submitted' && replayed.submissions.at(-1) === submission
    : found.attempt.receipt === receipt;
  const isOfLast = replayed?.submissions.at(-1) === submission;
  const { studentClass: _, ...known } = found;
  return {
    ...known,
    ...classOf(found),
    receipt,
    submittedAt: submission?.submittedAt ?? found.attempt.submittedAt ?? found.at,
    // The attempt knows more than its history, but only of its last submission.
    submittedBy: (isOfLast ? whyItEnded(found.attempt) : submission?.submittedBy) ?? null,
    isLatest,
    isUnchanged: isUnchanged && submission !== undefined,
  };
}

/**
 * The attempt behind a receipt: as its row says, else as the histories say, so that an earlier receipt of a reopened attempt
 * and one that was wiped from its row are found too.
 */
function findReceipt(deps: Pick<Deps, 'db' | 'clock'>, teacher: Teacher, receipt: string) {
  const store = supervisionStore(deps.db);
  const seen = { quizIds: listSeenIds(deps, teacher) };
  const latest = store.findByReceipt.get({ ...seen, receipt });
  if (latest) return { ...latest, at: latest.attempt.closesAt };
  const logged = [...store.listLastLogged.all(seen), ...store.listLoggedOfReopened.all(seen)];
  return logged.find(({ hash }) => receiptOf(hash) === receipt);
}
