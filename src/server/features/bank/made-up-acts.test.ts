import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseItems } from '../../../client/rules/results/item-analysis';
import { questionWords } from '../../rules/bank/question-words';
import { checkAsyncProperty } from '../../testing/property';
import {
  answersFor,
  goodAnswers,
  poorAnswers,
  questionForm,
  sampleQuestions,
} from '../../testing/sample-questions';
import { aStage, type Stage } from '../../testing/stage';
import { toQuestion } from '../quizzes/views';
import { listQuestionsById } from './search-store';

// After any acts of teacher and students, the bank's search and figures must agree with the tables.

interface Hand {
  readonly stage: Stage;
  readonly quizIds: string[];
}
type Act = (hand: Hand, pick: number) => Promise<unknown>;

const quizAt = ({ quizIds }: Hand, pick: number) => quizIds[pick % quizIds.length] ?? '';
async function questionAt(hand: Hand, pick: number): Promise<{ quizId: string; questionId: string }> {
  const quizId = quizAt(hand, pick);
  const { body } = await hand.stage.teacher.rest('GET', `/quiz/${quizId}`);
  const ids: string[] = body.order ?? [];
  return { quizId, questionId: ids[pick % Math.max(1, ids.length)] ?? '' };
}

const ACTS: Readonly<Record<string, Act>> = {
  add: async (hand, pick) =>
    hand.stage.teacher.rest(
      'POST',
      '/question/',
      questionForm({ ...sampleQuestions[pick % 5], text: `Number ${pick}` }, quizAt(hand, pick)),
    ),
  change: async (hand, pick) =>
    hand.stage.teacher.mutate('questions.write', {
      ...(await questionAt(hand, pick)),
      text: `Changed ${pick}`,
    }),
  correct: async (hand, pick) =>
    hand.stage.teacher.mutate('questions.applyCorrection', {
      ...(await questionAt(hand, pick)),
      correctAnswer: pick % 2 === 0 ? 'Nucleus' : 'Mitochondria',
    }),
  reMark: async (hand, pick) =>
    hand.stage.teacher.mutate('questions.applyCorrection', {
      ...(await questionAt(hand, pick)),
      maximumMarks: 1 + (pick % 5),
    }),
  tag: async (hand, pick) =>
    hand.stage.teacher.mutate('bank.setTags', {
      ...(await questionAt(hand, pick)),
      tags: [`tag${pick % 3}`],
    }),
  remove: async (hand, pick) => hand.stage.teacher.mutate('questions.remove', await questionAt(hand, pick)),
  restore: async ({ stage }, pick) =>
    stage.teacher.mutate('questions.restore', {
      quizId: stage.quizId,
      questionId: stage.questionIds[pick % 5],
    }),
  duplicate: async (hand, pick) => {
    const { body } = await hand.stage.teacher.rest('POST', `/quiz/${quizAt(hand, pick)}/duplicate`);
    if (body._id) hand.quizIds.push(body._id);
  },
  addFromBank: async (hand, pick) =>
    hand.stage.teacher.mutate('bank.addToQuiz', {
      quizId: quizAt(hand, pick + 1),
      questionIds: [(await questionAt(hand, pick)).questionId],
    }),
  trash: async (hand, pick) => hand.stage.teacher.rest('DELETE', `/quiz/${quizAt(hand, pick)}`),
  untrash: async (hand, pick) => hand.stage.teacher.rest('POST', `/quiz/${quizAt(hand, pick)}/restore`),
  take: async ({ stage }, pick) => {
    const { quizId, shareId, questionIds, otherStudent } = stage;
    await otherStudent.rest('POST', '/student/attempt', { shareId });
    const answers = answersFor(questionIds, pick % 2 === 0 ? goodAnswers : poorAnswers);
    await otherStudent.rest('POST', '/quiz/submit', { quizId, attempt: { answers } });
  },
  evaluate: async ({ stage }) => {
    await stage.teacher.rest('POST', `/quiz/${stage.quizId}/evaluate`);
    await stage.world.deps.background.idle();
  },
  mark: async ({ stage }, pick) =>
    stage.teacher.rest('PUT', '/quiz/question/update-marks', {
      studentId: stage.student.accountId,
      quizId: stage.quizId,
      questionId: stage.questionIds[pick % 5],
      marks: pick % 2,
    }),
  search: async ({ stage }) => stage.teacher.query('bank.search', {}),
};

interface Entry {
  question_id: string;
  quiz_id: string;
  family_id: string;
  type: string;
  is_deleted: number;
  head: string;
  rest: string;
  sums: string | null;
}

async function expectTrue({ stage, quizIds }: Hand) {
  const { db } = stage.world.deps;
  await stage.teacher.query('bank.search', {});
  const entries = db.$client.prepare('select * from bank_entries').all() as Entry[];
  const ids = db.$client.prepare('select id from questions').pluck().all() as string[];
  expect(entries.map(({ question_id }) => question_id).sort()).toEqual(ids.sort());
  const records = new Map(listQuestionsById(db, ids).map((record) => [record.id, record]));
  const tagsOf = db.$client
    .prepare('select tag from question_tags where question_id = ? order by tag')
    .pluck();
  for (const { question_id: id, ...entry } of entries) {
    const record = records.get(id);
    if (!record) throw new Error(id);
    expect(entry).toMatchObject({
      quiz_id: record.quizId,
      family_id: record.familyId ?? id,
      type: record.type,
      is_deleted: record.deletedAt === null ? 0 : 1,
      ...questionWords(toQuestion(record), tagsOf.all(id) as string[]),
    });
  }
  for (const quizId of new Set(quizIds)) {
    const { status, body } = await stage.teacher.rest('GET', `/quiz/${quizId}/results`);
    if (status !== 200) continue;
    for (const { questionId, students, facility } of analyseItems(body)) {
      const sums = JSON.parse(entries.find(({ question_id }) => question_id === questionId)?.sums ?? 'null');
      expect(sums?.students ?? 0).toBe(students);
      if (facility) expect(sums.shares / sums.students).toBeCloseTo(facility.value, 9);
    }
  }
}

test('after any acts the bank agrees with the questions, tags and marks', {}, async () => {
  const act = fc.tuple(fc.constantFrom(...Object.keys(ACTS)), fc.nat(40));
  await checkAsyncProperty(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
      const stage = await aStage('evaluated');
      const hand = { stage, quizIds: [stage.quizId] };
      for (const [name, pick] of acts) await ACTS[name]?.(hand, pick);
      await expectTrue(hand);
    }),
    { numRuns: 25 },
  );
});
