import { expect, test } from 'vitest';
import { digestOf } from './database-digest';
import { aStage, type CountedStage, playedTo, STEPS } from './stage';

/** Every difference between two stages, except the operator: reading it opens a session. */
const stateOf = (stage: CountedStage) => ({
  digest: digestOf(stage.world.deps.db),
  now: stage.world.clock.now(),
  ids: stage.world.ids.count(),
  errors: stage.world.errors,
  persons: [stage.nobody, stage.teacher, stage.otherTeacher, stage.student, stage.otherStudent].map(
    ({ token, accountId }) => [token, accountId],
  ),
  made: [stage.quizId, stage.shareId, stage.questionIds, stage.attemptId],
});

test.each(STEPS)('a copy at the step "%s" equals the played stage', async (step) => {
  expect(stateOf(await aStage(step))).toEqual(stateOf(await playedTo(step)));
});

test('a copy continues like the played stage, without affecting later ones', async () => {
  const goOn = async (stage: CountedStage) => {
    const { teacher, quizId, world } = stage;
    const answers = [
      await teacher.rest('GET', `/quiz/${quizId}/results.csv`),
      await teacher.rest('POST', `/quiz/${quizId}/duplicate`),
      await stage.student.rest('GET', `/quiz/${quizId}/evaluated`),
      await stage.operator.rest('POST', '/operator/backups'),
      await world.signIn('teacher', 'Eve').then(({ token }) => ({ status: 200, body: token })),
    ];
    world.clock.advance(1000);
    return { answers: answers.map(({ status, body }) => ({ status, body })), state: stateOf(stage) };
  };
  const first = await aStage('released');
  const before = stateOf(first);
  const wentOn = await goOn(first);
  expect(wentOn.answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(stateOf(await aStage('released'))).toEqual(before);
  expect(wentOn).toEqual(await goOn(await playedTo('released')));
});
