import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { readReceipt, receiptOf } from '../../../shared/attempt/receipt';
import { whyItEnded } from '../../../shared/attempt/submitted-by';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { ReceiptCheck } from '../../../shared/supervision/schema';
import type { Deps } from '../../deps';
import { checkLog } from '../attempts/check-history';
import { supervisionStore } from './store';

const receiptMissing = 'Please name the receipt.';

export const receiptSchema = z.object({
  receipt: z.string({ error: receiptMissing }).min(1, receiptMissing).transform(readReceipt),
});

/**
 * What a student's receipt stands for, on the teacher's own quizzes (404): whose paper, submitted when, whether it is the
 * latest of that paper, and whether the paper is still what was submitted, worked out from the whole history of it. Refuses a
 * paper of which no history was kept (409).
 */
export function checkReceipt(
  deps: Pick<Deps, 'db' | 'ids'>,
  { teacher, input: { receipt } }: { teacher: Teacher; input: z.output<typeof receiptSchema> },
): ReceiptCheck {
  const paper = findPaper(deps, teacher, receipt);
  if (!paper) throw new DomainError('not_found', messages.receiptNotFound);
  const { isRecorded, isUnchanged, replayed } = checkLog(deps, paper.attempt);
  if (!isRecorded) throw new DomainError('conflict', messages.paperHasNoRecord);
  const submission = replayed?.submissions.find((one) => one.receipt === receipt);
  const isLatest = replayed
    ? replayed.state === 'submitted' && replayed.submissions.at(-1) === submission
    : paper.attempt.receipt === receipt;
  const isOfLast = replayed?.submissions.at(-1) === submission;
  return {
    ...paper,
    receipt,
    submittedAt: submission?.submittedAt ?? paper.attempt.submittedAt ?? paper.at,
    // The attempt knows more than its history, but only of its last submission.
    submittedBy: (isOfLast ? whyItEnded(paper.attempt) : submission?.submittedBy) ?? null,
    isLatest,
    isUnchanged: isUnchanged && submission !== undefined,
  };
}

/**
 * The paper behind a receipt: as it stands on the paper, else as the histories say, so that an earlier receipt of a reopened
 * paper and one that was wiped from its paper are found too.
 */
function findPaper({ db }: Pick<Deps, 'db'>, teacher: Teacher, receipt: string) {
  const store = supervisionStore(db);
  const own = { teacherId: teacher.accountId };
  const standing = store.findByReceipt.get({ ...own, receipt });
  if (standing) return { ...standing, at: standing.attempt.closesAt };
  const logged = [...store.listLastLogged.all(own), ...store.listLoggedOfReopened.all(own)];
  return logged.find(({ hash }) => receiptOf(hash) === receipt);
}
