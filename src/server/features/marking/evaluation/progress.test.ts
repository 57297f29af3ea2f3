import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { builtInGrader } from '../../../adapters/embedded/built-in-grader';
import type { TextGrader } from '../../../ports/text-grader';
import { resultsOf } from '../../../testing/ai-class';
import { aPublishedQuiz, aSubmitter } from '../../../testing/factories';
import { aWorld } from '../../../testing/world';

/** A grader that stops half-way through each question until released. */
function aHaltingGrader() {
  const halted: (() => void)[] = [];
  const grader: TextGrader = {
    ...builtInGrader,
    async grade(request) {
      request.onProgress?.(0.5);
      await new Promise<void>((goOn) => halted.push(goOn));
      return builtInGrader.grade(request);
    },
  };
  return {
    grader,
    /** Waits until it has stopped in this many questions. */
    async halt(times: number) {
      while (halted.length < times) await nextTurn();
      return () => halted[times - 1]?.();
    },
  };
}

test('the progress of a class of 36 moves with its answers, on every screen alike', async () => {
  const { grader, halt } = aHaltingGrader();
  const world = aWorld({ textGrader: grader });
  const quiz = await aPublishedQuiz(world);
  for (let number = 1; number <= 36; number += 1) {
    const [mcq = '', , short = '', long = ''] = quiz.questionIds;
    const answers = { [mcq]: 'Mitochondria', [short]: `carbon ${number}`, [long]: `It burns ${number}` };
    await aSubmitter(world, quiz, { name: `Student ${number}`, answers });
  }
  const progress = async () => {
    const { body: dashboard } = await quiz.teacher.rest('GET', '/teacher/');
    const { body: editor } = await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}`);
    const all = [await resultsOf(quiz), dashboard.quizzes[0], editor];
    return [...new Set(all.map((each) => each.evaluationProgress))];
  };

  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/evaluate`);
  const goOn = await halt(1);
  expect(await progress()).toEqual([50]);
  goOn();
  const goOnAgain = await halt(2);
  expect(await progress()).toEqual([70]);
  goOnAgain();
  await world.deps.background.idle();
  expect(await progress()).toEqual([100]);
});

test('an interrupted evaluation no longer counts its progress', async () => {
  const grader: TextGrader = {
    ...builtInGrader,
    async grade(request) {
      request.onProgress?.(1);
      Object.assign(world.deps, { groupCommit: () => Promise.reject(new Error('no room')) });
      return builtInGrader.grade(request);
    },
  };
  const world = aWorld({ textGrader: grader });
  const quiz = await aPublishedQuiz(world);
  await aSubmitter(world, quiz, { answers: { [quiz.questionIds[2] ?? '']: 'carbon' } });
  const { groupCommit } = world.deps;
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/evaluate`);
  await world.deps.background.idle();
  Object.assign(world.deps, { groupCommit });
  expect(await resultsOf(quiz)).toMatchObject({ evaluationStatus: 'in-progress', evaluationProgress: 0 });
});
