import * as z from 'zod';
import type { Student } from '../../../shared/actor';
import { type Answer, answerSchema } from '../../../shared/answer/answer';
import { DomainError } from '../../../shared/errors';
import type { PracticeFeedback } from '../../../shared/practice/schema';
import { refusals } from '../../../shared/refusals';
import type { Deps } from '../../deps';
import { normaliseAnswer } from '../../rules/attempt/normalise';
import type { JudgeRequest, PracticeAnswerRequest } from '../../rules/practice/request';
import { toQuestion } from '../quizzes/views';
import { toAnswered } from '../results/answered';
import { cardsStore } from './cards-store';
import { isHeldBack } from './held-back';
import { commitMarked, type PracticeMark } from './mark';
import { showingOf, shownQuestion } from './next';
import { afterAnswer, recallOf } from './spacing';
import type { Asked } from './targets';

/** Days begin at a quarter of an hour in every time zone, so answers can be counted in the student's own. */
const COUNTED_TOGETHER_MS = 15 * 60_000;

type AnswerDeps = Pick<Deps, 'db' | 'arrangements' | 'clock' | 'ids' | 'groupCommit' | 'markTexts'>;
interface Sent {
  readonly student: Student;
  readonly readAsked: () => Asked;
  readonly input: PracticeAnswerRequest;
}

/**
 * Accepts one answer and returns its mark with the key. A repeat for the same showing gets the same reply and counts once. Throws
 * 400 if it does not fit the question; 409 for a held-back question, one not asked, or another answer to the same showing.
 */
export const answerPractice = (deps: AnswerDeps, sent: Sent): Promise<PracticeFeedback> =>
  commitMarked(deps, {
    read: () => readSent(deps, sent),
    write(found, mark) {
      const { question, answer } = found;
      const nextDueAt =
        found.answeredBefore?.dueAt ?? takeAnswer(deps, { student: sent.student, ...found, mark });
      return {
        ...toAnswered({ question, asked: question, answer, keys: [question], isKeyWithheld: false }),
        ...mark,
        ...{ questionId: question._id, nextDueAt, serverNow: deps.clock.now() },
      };
    },
  });

type Found = ReturnType<typeof readSent>;

/** `answeredBefore` for a repeat. */
function readSent(deps: AnswerDeps, { student, readAsked, input }: Sent) {
  const { set, found } = readAsked();
  const { familyId } = found;
  const question = shownQuestion(deps, { found, showing: input.showing });
  const { answer, malformed } = normaliseAnswer(question, input.answer);
  if (malformed) throw new DomainError('invalid', refusals.practiceAnswerInvalid);
  const { accountId: studentId } = student;
  if (isHeldBack(deps, familyId, studentId)) throw new DomainError('conflict', refusals.practiceHeldBack);

  const memory = cardsStore(deps.db).find.get({ studentId, familyId })?.memory ?? null;
  const timesAnswered = memory?.reviews ?? 0;
  const showing = (times: number) => showingOf(deps, { set, student, familyId, timesAnswered: times });
  const read = { set, familyId, question, answer, memory };
  if (memory && input.showing === showing(timesAnswered - 1)) {
    refuseAnother(deps, { studentId, questionId: question._id, at: memory.lastAnsweredAt, answer });
    return { ...read, answeredBefore: memory };
  }
  if (input.showing !== showing(timesAnswered)) throw new DomainError('conflict', refusals.practiceNotAsked);
  return { ...read, answeredBefore: null };
}

/** Stores the answer and returns when the question is due again. */
function takeAnswer(
  deps: Pick<Deps, 'db' | 'clock'>,
  {
    student,
    set,
    familyId,
    question,
    answer,
    memory: before,
    mark,
  }: Found & { student: Student; mark: PracticeMark },
): number {
  const { accountId: studentId } = student;
  const memory = afterAnswer(before, recallOf(mark), deps.clock.now());
  const { save, addAnswer, replaceLast } = cardsStore(deps.db);
  save.run({ studentId, familyId, ...memory, previous: before && JSON.stringify(before) });
  const at = memory.lastAnsweredAt;
  const given = {
    ...{ setId: set.id, studentId, questionId: question._id, answer: toStored(answer) },
    ...{ score: mark.score, maximumMarks: mark.maximumMarks, at },
  };
  const { changes } = replaceLast.run({ ...given, since: at - (at % COUNTED_TOGETHER_MS) });
  if (changes === 0) addAnswer.run(given);
  return memory.dueAt;
}

const toStored = (answer: Answer | null) => (answer === null ? null : JSON.stringify(answer));

/** A page that lost the reply sends the same again; anything else is too late. */
function refuseAnother(
  { db }: Pick<Deps, 'db'>,
  { answer, ...of }: { studentId: string; questionId: string; at: number; answer: Answer | null },
): void {
  const first = cardsStore(db).findAnswer.get(of);
  if (first && first.answer === toStored(answer)) return;
  throw new DomainError('conflict', refusals.practiceAnswered);
}

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
      if (!isUnsure) throw new DomainError('conflict', refusals.nothingToJudge);
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
  if (!card || !given) throw new DomainError('conflict', refusals.nothingToJudge);
  const answer = given.answer === null ? null : answerSchema.parse(JSON.parse(given.answer));
  return { familyId, card, at, question, answer };
}
