import { confirmedEmail, type Student } from '../../../shared/actor';
import type { SubmitReceipt } from '../../../shared/attempt/schema';
import { messages } from '../../../shared/messages';
import type { SubmitRequest } from '../../rules/attempt/requests';
import { submitStep } from '../../rules/attempt/submit';
import { submittedEmail } from '../../rules/mail/attempt-emails';
import { afterSubmission } from './close-overdue';
import { type AttemptDeps, type ReadState, unwrap, writeUpToDate } from './own-attempt';
import { arrivalOf } from './presence';
import { writeChanges } from './write-changes';

/** Submits the student's attempt by `submitStep` and mails the receipt. Resolves after the commit. */
export async function submitAttempt(
  deps: AttemptDeps,
  { student, readState, input }: { student: Student; readState: ReadState; input: SubmitRequest },
): Promise<SubmitReceipt> {
  const submitted = await writeUpToDate(deps, readState, (state, now) => {
    const arrival = { ...arrivalOf(deps, state.attempt.id, now), hash: deps.ids.hash };
    const step = submitStep(state, input.attempt, arrival);
    const after = writeChanges(deps, state, step.changes, now);
    if ('refusal' in step) return step;
    const { submittedAt, receipt } = after.attempt;
    if (submittedAt === null || receipt === null) throw new Error('A submitted attempt lacks its receipt.');
    if (step.value === 'submitted')
      afterSubmission(deps, after, { to: confirmedEmail(student), emailOf: submittedEmail });
    return { value: { message: messages.submitted, submittedAt, receipt } };
  });
  return unwrap(submitted);
}
