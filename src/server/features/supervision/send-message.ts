import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { MESSAGE_MAXIMUM_LENGTH } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid, messages } from '../../../shared/messages';
import { isCleanText } from '../../../shared/text';
import { recordAudit } from '../../db/audit';
import type { Seen } from '../../rules/access/seen';
import { type CloseDeps, closeOverdueAttempts } from '../attempts/close-overdue';
import type { AttemptRecord } from '../attempts/own-attempt';
import { getQuizById, type QuizRecord } from '../quizzes/find';
import { addMessage } from './messages-store';

export const newMessageSchema = z.object({
  text: z
    .string({ error: messages.messageRequired })
    .trim()
    .min(1, messages.messageRequired)
    .max(MESSAGE_MAXIMUM_LENGTH, messages.messageTooLong(MESSAGE_MAXIMUM_LENGTH))
    .refine(isCleanText, fieldInvalid('text')),
});

interface NewMessage {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'mark'>;
  /** Null for all students taking the quiz. */
  readonly attempt: Seen<AttemptRecord, 'mark'> | null;
  readonly input: z.output<typeof newMessageSchema>;
}

/**
 * Sends a message to one running attempt or to all; their pages get it at the next poll. Throws 409 without a
 * running attempt. Resolves after the commit.
 */
export async function sendMessage(
  deps: CloseDeps,
  { teacher, quiz: { id: quizId }, attempt, input: { text } }: NewMessage,
): Promise<{ message: string; number: number }> {
  const attemptId = attempt?.id ?? null;
  await closeOverdueAttempts(deps);
  return deps.groupCommit(() => {
    getQuizById(deps, quizId);
    const now = deps.clock.now();
    const { number, studentCount } = addMessage(deps.db, { quizId, attemptId, text, now });
    if (studentCount === 0) {
      throw new DomainError('conflict', attemptId ? messages.attemptNotRunning : messages.nobodyTakesQuiz);
    }
    recordAudit(deps.db, {
      at: now,
      actorId: teacher.accountId,
      action: 'message',
      subject: attemptId ?? quizId,
      after: { number, studentCount },
    });
    return { message: messages.messageSent(studentCount), number };
  });
}
