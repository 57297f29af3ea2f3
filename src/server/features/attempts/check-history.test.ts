import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { attempts } from '../../db/attempts-schema';
import { answerLog } from '../../db/supervision-schema';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { aWorld } from '../../testing/world';
import { checkLog } from './check-history';
import { closeOverdueAttempts } from './close-overdue';
import { stateCache } from './store';

async function aRecordedAttempt() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student, attemptId } = await aStarter(world, quiz);
  const [mcq = '', msq = '', short = '', , slider = ''] = quiz.questionIds;
  const { db } = world.deps;
  const log = () =>
    db
      .select()
      .from(answerLog)
      .where(eq(answerLog.attemptId, attemptId))
      .orderBy(answerLog.sequence)
      .all()
      .map(({ kind, entry, ...rest }) => ({ ...rest, kind, entry: JSON.parse(entry) }));
  return {
    world,
    ids: { mcq, msq, short, slider },
    log,
    kinds: () => log().map(({ kind }) => kind),
    check: () => {
      const attempt = db.select().from(attempts).where(eq(attempts.id, attemptId)).get();
      if (!attempt) throw new Error('The attempt is gone.');
      return checkLog(world.deps, attempt);
    },
    save: (revision: number, answers: object) =>
      student.mutate('attempts.saveAnswers', { attemptId, revision, answers }),
    submit: (answers: object) =>
      student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers } }),
    attemptId,
  };
}

test('every act of an attempt is in its history, which agrees with the stored state', async () => {
  const { ids, save, submit, kinds, check } = await aRecordedAttempt();
  await save(1, { [ids.mcq]: 'Nucleus', [ids.short]: 'air' });
  await save(2, { [ids.mcq]: null, [ids.msq]: ['Neon', 'Helium'] });
  await save(4, { [ids.slider]: 'many' });
  expect(check()).toMatchObject({ isUnchanged: true, replayed: { state: 'running' } });
  await submit({ [ids.short]: 'soil', [ids.mcq]: 7 });
  expect(kinds()).toEqual(['started', 'saved', 'saved', 'saved', 'submitted']);
  expect(check()).toMatchObject({ isUnchanged: true, replayed: { state: 'submitted' } });
});

test('an entry holds the stored value, its revision and whether it fits', async () => {
  const { ids, save, submit, log } = await aRecordedAttempt();
  await save(3, { [ids.slider]: { many: 1 }, [ids.short]: 'air', nowhere: 'x' });
  await submit({ [ids.short]: 'soil' });
  expect(log().map(({ entry }) => entry.answers)).toEqual([
    [],
    [
      { questionId: ids.short, value: 'air', revision: 3, malformed: false },
      { questionId: ids.slider, value: '{"many":1}', revision: 3, malformed: true },
    ],
    [{ questionId: ids.short, value: 'soil', revision: 3, malformed: false }],
  ]);
});

test('an unchanged save adds nothing, and only changes are logged', async () => {
  const { ids, save, log, kinds } = await aRecordedAttempt();
  await save(1, { [ids.mcq]: null });
  await save(2, {});
  await save(5, { [ids.short]: 'air' });
  await save(5, { [ids.short]: 'air' });
  await save(6, { [ids.short]: 'air' });
  await save(4, { [ids.short]: 'older' });
  await save(7, { [ids.short]: 'air', [ids.mcq]: 'Nucleus' });
  expect(kinds()).toEqual(['started', 'saved', 'saved']);
  expect(log()[2]?.entry.answers).toMatchObject([{ questionId: ids.mcq }]);
});

test('a refused save leaves no trace in the history', async () => {
  const { world, ids, save, submit, kinds } = await aRecordedAttempt();
  await submit({});
  await save(9, { [ids.short]: 'more' });
  world.clock.advance(1);
  await submit({ [ids.short]: 'other' });
  expect(kinds()).toEqual(['started', 'submitted']);
});

test('a submission by the server is in the history too', async () => {
  const { world, ids, save, kinds, check } = await aRecordedAttempt();
  await save(1, { [ids.short]: 'air' });
  world.clock.advance(1860 * 1000 + 1);
  await closeOverdueAttempts(world.deps);
  expect(kinds()).toEqual(['started', 'saved', 'submitted']);
  expect(check()).toMatchObject({ isUnchanged: true });
  expect(check().replayed?.submissions).toMatchObject([{ submittedBy: 'server' }]);
});

test('an attempt older than histories gets one that begins with its answers', async () => {
  const { world, ids, attemptId, save, submit, kinds, check } = await aRecordedAttempt();
  await save(1, { [ids.short]: 'air' });
  world.deps.db.delete(answerLog).where(eq(answerLog.attemptId, attemptId)).run();
  stateCache(world.deps.db).delete(attemptId);
  await submit({ [ids.slider]: 8 });
  expect(kinds()).toEqual(['started', 'submitted']);
  expect(check()).toMatchObject({ isUnchanged: true, isRecorded: true });
});
