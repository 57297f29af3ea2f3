import { beforeAll, expect, inject, test } from 'vitest';
import { PAUSE_NOTICED_WITHIN_MS } from '../../shared/constants';
import { continueForAll, pauseForAll } from './live-acts';
import { type LiveClass, openLiveClass, serverTook } from './live-class';
import { allSaved, keptHere, openAttempt } from './quiz-acts';
import { enter, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

let room: LiveClass;
beforeAll(async () => {
  room = await openLiveClass(inject('baseUrl'));
});

test('in a pause nobody starts, and what was written without a network waits for its end', async () => {
  const quiz = await room.publish('Paused for all');
  const asha = await room.takes(quiz, 'Asha Kumar');
  const teacher = await room.watches(quiz);
  const uma = await aVisitor({ reducedMotion: 'reduce' });
  await enter(uma.page, await room.newStudent('Uma Shah'));
  await visit(uma.page, `/student?quizId=${quiz.shareId}`, quiz.title);
  const radios = asha.page.getByRole('radio', { includeHidden: true });
  const stored = () => openAttempt(asha.caller, quiz.shareId);
  await radios.nth(1).check();
  await allSaved(asha.page);
  const before = (await stored()).answers;

  await asha.page.context().setOffline(true);
  await pauseForAll(teacher.page);
  await radios.nth(2).check();
  await keptHere(asha.page);
  const start = uma.page.getByRole('button', { name: 'Start Quiz' });
  await start.click();
  await uma.page.getByRole('alert').getByText('This quiz is paused. You can start once').waitFor();

  const pausedForMs = async () => {
    const { serverNow, pausedSince } = await stored();
    return pausedSince === null ? 0 : serverNow - pausedSince;
  };
  await expect.poll(pausedForMs, { timeout: 15_000 }).toBeGreaterThan(PAUSE_NOTICED_WITHIN_MS);
  const refused = asha.page.waitForResponse(
    (answer) => answer.url().includes('saveAnswers') && answer.status() === 403,
  );
  await asha.page.context().setOffline(false);
  await refused;
  const paused = asha.page.getByRole('alertdialog', { name: 'Quiz paused' });
  await paused.waitFor();
  await asha.page.getByText('Not sent yet, saved on this device').waitFor({ state: 'attached' });
  await paused
    .getByText('What you wrote last is not sent yet. It is sent when the quiz continues.')
    .waitFor();
  expect((await stored()).answers).toEqual(before);

  await continueForAll(teacher.page);
  await paused.waitFor({ state: 'hidden' });
  await serverTook(asha, quiz, ['9.8 m/s² upwards']);
  await start.click();
  await uma.page.locator('legend').first().waitFor();
  for (const visitor of [asha, teacher, uma]) await visitor.leave();
});
