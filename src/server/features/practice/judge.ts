import * as z from 'zod';
import type { Student } from '../../../shared/actor';
import { answerSchema } from '../../../shared/answer/answer';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { practiceMessages } from '../../rules/practice/messages';
import type { JudgeRequest } from '../../rules/practice/request';
import { toQuestion } from '../quizzes/views';
import { cardsStore } from './cards-store';
import { commitMarked } from './mark';
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

type JudgeDeps = Pick<Deps, 'db' | 'clock' | 'groupCommit' | 'markTexts'>;
interface Judged {
  readonly student: Student;
  readonly readAsked: () => Asked;
  readonly input: JudgeRequest;
}

/**
 * The student re-rates the last answer if its mark is a guess: only the next due date changes; idempotent. Throws 409 for an
 * answer marked for certain.
 */
export const judgePractice = (
  deps: JudgeDeps,
  judged: Judged,
): Promise<{ nextDueAt: number; serverNow: number }> =>
  commitMarked(deps, {
    read: () => readGiven(deps, judged),
    write({ familyId, card, at }, { isUnsure }) {
      if (!isUnsure) throw new DomainError('conflict', practiceMessages.nothingToJudge);
      const { student, input } = judged;
      const before = card.previous === null ? null : memorySchema.parse(JSON.parse(card.previous));
      const memory = afterAnswer(before, input.knewIt ? 'known' : 'forgotten', at);
      const studentId = student.accountId;
      cardsStore(deps.db).save.run({ studentId, familyId, ...memory, previous: card.previous });
      return { nextDueAt: memory.dueAt, serverNow: deps.clock.now() };
    },
  });

function readGiven({ db }: Pick<Deps, 'db'>, { student, readAsked }: Judged) {
  const { found } = readAsked();
  const { accountId: studentId } = student;
  const { familyId } = found;
  const question = toQuestion(found.question);
  const { find, findAnswer } = cardsStore(db);
  const card = find.get({ studentId, familyId });
  const at = card?.memory.lastAnsweredAt ?? 0;
  const given = findAnswer.get({ studentId, questionId: question._id, at });
  if (!card || !given) throw new DomainError('conflict', practiceMessages.nothingToJudge);
  const answer = given.answer === null ? null : answerSchema.parse(JSON.parse(given.answer));
  return { familyId, card, at, question, answer };
}
