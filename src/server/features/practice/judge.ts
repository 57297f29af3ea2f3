import * as z from 'zod';
import type { Student } from '../../../shared/actor';
import { answerSchema } from '../../../shared/answer/answer';
import { DomainError } from '../../../shared/errors';
import { practiceMessages } from '../../../shared/practice/messages';
import type { JudgeRequest } from '../../../shared/practice/request';
import type { Deps } from '../../deps';
import { toQuestion } from '../quizzes/views';
import { cardsStore } from './cards-store';
import { markPractice } from './mark';
import { afterAnswer } from './spacing';
import type { Asked } from './targets';

const memorySchema = z.object({
  dueAt: z.number(),
  stability: z.number(),
  difficulty: z.number(),
  state: z.number(),
  learningSteps: z.number(),
  scheduledDays: z.number(),
  reviews: z.number(),
  lapses: z.number(),
  lastAnsweredAt: z.number(),
});

/**
 * The student says of the last answer, whose marks are a guess, whether they knew it: only when it is due again changes, and the
 * same again changes nothing. Refuses an answer whose marks are no guess (409).
 */
export function judgePractice(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: { student: Student; readAsked: () => Asked; input: JudgeRequest },
): { nextDueAt: number; serverNow: number } {
  const { found } = asked.readAsked();
  const { accountId: studentId } = asked.student;
  const { familyId } = found;
  const question = toQuestion(found.question);
  const { find, findAnswer, save } = cardsStore(deps.db);
  const card = find.get({ studentId, familyId });
  const at = card?.memory.lastAnsweredAt ?? 0;
  const given = findAnswer.get({ studentId, questionId: question._id, at });
  const answer = given?.answer ? answerSchema.parse(JSON.parse(given.answer)) : null;
  if (!card || !given || !markPractice(question, answer).isUnsure) {
    throw new DomainError('conflict', practiceMessages.nothingToJudge);
  }
  const before = card.previous === null ? null : memorySchema.parse(JSON.parse(card.previous));
  const memory = afterAnswer(before, asked.input.knewIt ? 'known' : 'forgotten', at);
  save.run({ studentId, familyId, ...memory, previous: card.previous });
  return { nextDueAt: memory.dueAt, serverNow: deps.clock.now() };
}
