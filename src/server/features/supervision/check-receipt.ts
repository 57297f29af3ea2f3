import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { ReceiptCheck } from '../../../shared/supervision/schema';
import { classOf } from '../../db/student-columns';
import type { Deps } from '../../deps';
import { readReceipt, receiptOf } from '../../rules/attempt/answer-log';
import { whyItEnded } from '../../rules/attempt/submitted-by';
import { checkLog } from '../attempts/check-history';
import { listSeenIds } from '../quizzes/access';
import { supervisionStore } from './store';

const receiptMissing = 'Please name the receipt.';

export const receiptSchema = z.object({
  receipt: z.string({ error: receiptMissing }).min(1, receiptMissing).transform(readReceipt),
});

/**
 * The submission behind a receipt, on quizzes the teacher may look at (404): student, time, whether it is the attempt's latest
 * receipt, and whether the stored answers match, replayed from the whole history. Throws 409 for an attempt without a history.
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
    // The attempt's row has more details than its history, but only of the last submission.
    submittedBy: (isOfLast ? whyItEnded(found.attempt) : submission?.submittedBy) ?? null,
    isLatest,
    isUnchanged: isUnchanged && submission !== undefined,
  };
}

/**
 * The attempt of a receipt: by its row, else by the histories, which also find earlier receipts of a reopened attempt and wiped
 * ones.
 */
function findReceipt(deps: Pick<Deps, 'db' | 'clock'>, teacher: Teacher, receipt: string) {
  const store = supervisionStore(deps.db);
  const seen = { quizIds: listSeenIds(deps, teacher) };
  const latest = store.findByReceipt.get({ ...seen, receipt });
  if (latest) return { ...latest, at: latest.attempt.closesAt };
  const logged = [...store.listLastLogged.all(seen), ...store.listLoggedOfReopened.all(seen)];
  return logged.find(({ hash }) => receiptOf(hash) === receipt);
}
