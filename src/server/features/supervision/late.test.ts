import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import type { QuizSettings } from '../../../shared/quiz/schema';
import type { LateSubmission } from '../../../shared/supervision/schema';
import { lateSubmissions } from '../../db/attempts-schema';
import { auditLog } from '../../db/records-schema';
import { aPublishedQuiz, aStarter, evaluate } from '../../testing/factories';
import { aWorld } from '../../testing/world';

/** An attempt that the server closed with one answer before another arrived. */
async function aLateSubmission({
  settings = {},
  saved,
  late,
}: {
  saved?: (ids: readonly string[]) => object;
  settings?: Partial<QuizSettings>;
  late?: (ids: readonly string[]) => object;
} = {}) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings });
  const { student, attemptId } = await aStarter(world, quiz);
  const [mcq = '', msq = '', short = '', , slider = ''] = quiz.questionIds;
  const save = (revision: number, answers: object) =>
    student.mutate('attempts.saveAnswers', { attemptId, revision, answers });
  const submit = (answers: object) =>
    student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers } });
  await save(1, { [short]: 'air', ...saved?.(quiz.questionIds) });
  world.clock.advance(1860 * 1000 + 1);
  await submit(
    late?.(quiz.questionIds) ?? { [short]: 'carbon dioxide', [slider]: 'many', [msq]: ['Helium', 'Neon'] },
  );
  return {
    world,
    quiz,
    student,
    attemptId,
    submit,
    ids: { mcq, msq, short, slider },
    list: async (): Promise<LateSubmission[]> =>
      (await quiz.teacher.query('supervision.live', { quizId: quiz.quizId })).body.late,
    decide: (decision: unknown, by = quiz.teacher) =>
      by.mutate('supervision.decideLate', { quizId: quiz.quizId, attemptId, decision }),
    results: async () => (await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`)).body,
    receipt: async () => (await student.rest('GET', '/student/')).body.attempts[attemptId].receipt as string,
  };
}

test('a late submission is listed with its changes in quiz order', async () => {
  const { world, attemptId, list } = await aLateSubmission();
  expect(await list()).toEqual([
    {
      attemptId,
      studentName: 'Sam',
      studentEmail: 'sam@school.example',
      receivedAt: world.clock.now(),
      decision: null,
      changes: [
        { questionNumber: 2, questionText: expect.any(String), stored: null, late: ['Helium', 'Neon'] },
        { questionNumber: 3, questionText: expect.any(String), stored: 'air', late: 'carbon dioxide' },
        { questionNumber: 5, questionText: expect.any(String), stored: null, late: 'many' },
      ],
    },
  ]);
});

test('accepting merges it like a submit, and an invalid value affects nothing else', async () => {
  const { ids, decide, results } = await aLateSubmission();
  expect(await decide('accepted')).toMatchObject({ status: 200, body: { message: messages.lateAccepted } });
  expect((await results()).results[0].answers).toEqual({
    [ids.short]: 'carbon dioxide',
    [ids.slider]: 'many',
    [ids.msq]: ['Helium', 'Neon'],
  });
});

test('ignoring changes no answer', async () => {
  const { ids, decide, results, list } = await aLateSubmission();
  expect((await decide('ignored')).body).toEqual({ message: messages.lateIgnored });
  expect((await results()).results[0].answers).toEqual({ [ids.short]: 'air' });
  expect(await list()).toMatchObject([{ decision: 'ignored' }]);
});

test('after the decision the late answers stay listed', async () => {
  const { decide, list } = await aLateSubmission();
  const [{ changes } = { changes: [] }] = await list();
  await decide('accepted');
  expect(await list()).toMatchObject([{ decision: 'accepted', changes }]);
});

test('answers frozen at the end stay frozen', async () => {
  const { ids, decide, results } = await aLateSubmission({
    settings: { allowNavigation: false },
    saved: ([mcq = '']) => ({ [mcq]: 'Mitochondria' }),
    late: ([mcq = '', , short = '']) => ({ [short]: 'soil', [mcq]: 'Nucleus' }),
  });
  await decide('accepted');
  expect((await results()).results[0].answers).toEqual({ [ids.short]: 'soil', [ids.mcq]: 'Mitochondria' });
});

test("an accepted submission is marked again, and a teacher's mark stays", async () => {
  const { world, quiz, student, ids, decide, results } = await aLateSubmission();
  await evaluate(world, quiz);
  const { quizId, teacher } = quiz;
  const mark = { studentId: student.accountId, quizId, questionId: ids.short, marks: 0.5 };
  await teacher.rest('PUT', '/quiz/question/update-marks', mark);
  await decide('accepted');
  expect(await results()).toMatchObject({ evaluationStatus: 'pending', evaluationProgress: 0 });
  await evaluate(world, quiz);
  const { evaluationStatus, results: marked } = await results();
  expect(evaluationStatus).toBe('completed');
  const of = (id: string) =>
    marked[0].evaluationResults.find(({ questionId }: { questionId: string }) => questionId === id);
  expect(of(ids.short)).toMatchObject({ source: 'teacher', score: 0.5 });
  expect(of(ids.msq)).toMatchObject({ source: 'auto', score: 2 });
});

test('a late submission accepted during the evaluation is marked in its final state', async () => {
  const { world, quiz, ids, decide, results } = await aLateSubmission({
    late: ([, , short = '']) => ({ [short]: 'Carbon dioxide' }),
  });
  const started = await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/evaluate`);
  expect(started.status).toBe(200);
  await decide('accepted');
  await world.deps.background.idle();
  const { results: marked } = await results();
  const short = marked[0].evaluationResults.find(
    ({ questionId }: { questionId: string }) => questionId === ids.short,
  );
  expect(short).toMatchObject({ score: 1 });
});

test('the receipt then belongs to the earlier state, and the submission agrees with its history', async () => {
  const { quiz, decide, receipt } = await aLateSubmission();
  const check = async () =>
    (await quiz.teacher.query('supervision.checkReceipt', { receipt: await receipt() })).body;
  expect(await check()).toMatchObject({ isLatest: true, isUnchanged: true });
  await decide('accepted');
  expect(await check()).toMatchObject({ isLatest: false, isUnchanged: true });
});

test('a decision is final', async () => {
  const { decide } = await aLateSubmission();
  await decide('ignored');
  expect(await decide('accepted')).toMatchObject({
    status: 409,
    body: { error: messages.lateAlreadyDecided },
  });
});

test('after the release nothing is merged any more', async () => {
  const { world, quiz, decide } = await aLateSubmission();
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  expect(await decide('accepted')).toMatchObject({
    status: 409,
    body: { error: messages.scoresAlreadyReleased },
  });
});

test.each([[undefined], [null], ['maybe'], [true]])('the decision %j is refused', async (decision) => {
  const { decide } = await aLateSubmission();
  expect((await decide(decision)).status).toBe(400);
});

test('without a late submission there is no decision to make', async () => {
  const { world, decide } = await aLateSubmission();
  world.deps.db.delete(lateSubmissions).run();
  expect(await decide('maybe')).toMatchObject({ status: 404, body: { error: messages.lateNotFound } });
});

test('the audit log records each decision with its teacher and the submission', async () => {
  const { world, quiz, ids, decide } = await aLateSubmission();
  await decide('ignored');
  const rows = world.deps.db.select().from(auditLog).where(eq(auditLog.action, 'late-paper')).all();
  expect(rows).toMatchObject([{ actorId: quiz.teacher.accountId }]);
  expect(rows[0]?.after).toContain(ids.slider);
});
