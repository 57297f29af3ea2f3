import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClass, aMember } from '../../../server/testing/a-class';
import { aPublishedQuiz, aSubmitter, evaluate, passToRelease } from '../../../server/testing/factories';
import { answersFor, goodAnswers } from '../../../server/testing/sample-questions';
import { aWorld } from '../../../server/testing/world';
import { teacherPaths } from '../../../shared/teacher-paths';
import { fromLocalField, ownTimeZone, toLocalField } from '../../platform/local-date-time';
import { visit } from '../../testing/visit';

const ann = { as: 'teacher', name: 'Ann' } as const;
const HOUR_MS = 3_600_000;

/** Sam's submission is evaluated and fully decided. */
async function aMarkedQuiz() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { blindMarking: false } });
  const { teacher, quizId, questionIds } = quiz;
  const sam = await aSubmitter(world, quiz, { answers: answersFor(questionIds, goodAnswers) });
  await evaluate(world, quiz);
  const head = async () => (await teacher.query('quizzes.head', { quizId })).body.quiz;
  return { world, quiz, teacher, quizId, sam, head };
}

type User = Awaited<ReturnType<typeof visit>>['user'];

async function openDialog(user: User, button = 'Release Scores') {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('alertdialog'));
}

/** Sets the field's time, as pickers do. */
async function choose(user: User, dialog: ReturnType<typeof within>, typed: string): Promise<void> {
  const field = dialog.getByLabelText('Date and time');
  await user.clear(field);
  await user.type(field, typed);
}

test('a teacher sets a release time, sees it in the head, changes it, and cancels it', async () => {
  const { world, quizId, head } = await aMarkedQuiz();
  const { user } = await visit(world, teacherPaths.marks(quizId, { tab: 'students' }), ann);
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('radio', { name: 'At a time' }));
  const typed = toLocalField(world.clock.now() + 30 * HOUR_MS, ownTimeZone());
  await choose(user, dialog, typed);
  await user.click(dialog.getByRole('button', { name: 'Set the time' }));
  await screen.findByText(/^Releases /);
  expect((await head()).releaseAt).toBe(fromLocalField(typed, ownTimeZone()));

  const again = await openDialog(user, 'Change release');
  expect(again.getByLabelText<HTMLInputElement>('Date and time').value).toBe(typed);
  await user.click(again.getByRole('button', { name: 'Cancel this release' }));
  await screen.findByRole('button', { name: 'Release Scores' });
  expect((await head()).releaseAt).toBe(null);
});

test('a past or missing time is refused beside the field', async () => {
  const { world, quizId, head } = await aMarkedQuiz();
  const { user } = await visit(world, teacherPaths.marks(quizId, { tab: 'students' }), ann);
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('radio', { name: 'At a time' }));
  await choose(user, dialog, '2020-01-01T08:00');
  await user.click(dialog.getByRole('button', { name: 'Set the time' }));
  await dialog.findByText('Please choose a time in the future.');
  await user.clear(dialog.getByLabelText('Date and time'));
  await user.click(dialog.getByRole('button', { name: 'Set the time' }));
  await dialog.findByText('Please give a date and a time.');
  expect((await head()).releaseAt).toBe(null);
});

test('a missed release gives its reason, and is made up for by a click', async () => {
  const { world, quiz, teacher, quizId, head } = await aMarkedQuiz();
  const releaseAt = world.clock.now() + HOUR_MS;
  await teacher.mutate('evaluation.scheduleRelease', { quizId, releaseAt });
  await aSubmitter(world, quiz, { name: 'Tia', answers: answersFor(quiz.questionIds, goodAnswers) });
  await passToRelease(world, HOUR_MS);
  await evaluate(world, quiz);
  const { user } = await visit(world, teacherPaths.marks(quizId, { tab: 'students' }), ann);
  await screen.findByText(
    /^Nothing was released on .* Scores can be released once the evaluation is completed\./,
  );
  await screen.findByText(/^Not released /);
  const missed = await openDialog(user);
  missed.getByRole('button', { name: 'Cancel this release' });
  await user.click(missed.getByRole('button', { name: 'Cancel' }));
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Release Scores' }));
  await expect.poll(async () => (await head()).scoresReleased).toBe(true);
});

test('a student is held back in the list, and released again after a confirmation', async () => {
  const { world, teacher, quizId, sam } = await aMarkedQuiz();
  const released = async () => (await sam.student.rest('GET', `/quiz/${quizId}/evaluated`)).status;
  const address = teacherPaths.marks(quizId, { tab: 'students' });
  const before = await visit(world, address, ann);
  await before.user.click(await screen.findByRole('button', { name: 'Hold back Sam' }));
  await before.user.click(await screen.findByRole('button', { name: 'Stop holding back Sam' }));
  await before.user.click(await screen.findByRole('button', { name: 'Hold back Sam' }));
  await screen.findByRole('button', { name: 'Stop holding back Sam' });
  before.leave();
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const { user } = await visit(world, address, ann);
  await user.click(await screen.findByRole('button', { name: 'Release Sam' }));
  expect(await released()).toBe(403);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  await screen.findByRole('button', { name: 'Hold back Sam' });
  expect(await released()).toBe(200);
});

test('the dialog describes what absent members may still do, by their make-up times', async () => {
  const { world, teacher, quizId, sam } = await aMarkedQuiz();
  const classId = aClass(world, { teacher });
  aMember(world, { classId, student: sam.student });
  const memberIds = ['Uma', 'Vic'].map((name) => aMember(world, { classId, name }));
  const now = world.clock.now();
  await teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [classId], closesAt: now + HOUR_MS });
  const makeUp = (ids: readonly string[]) =>
    teacher.rest('POST', `/quiz/${quizId}/make-up`, {
      ...{ memberIds: ids, opensAt: now + 2 * HOUR_MS, closesAt: now + 3 * HOUR_MS },
    });
  const said = async (text: RegExp) => {
    const { user, leave } = await visit(world, teacherPaths.marks(quizId, { tab: 'students' }), ann);
    await (await openDialog(user)).findByText(text);
    leave();
  };
  await said(/^2 of .* have not taken it\. The others will see the correct answers\./);
  await makeUp(memberIds.slice(0, 1));
  await said(/^2 of .* have not taken it\. 1 still may: nobody sees the correct answers until/);
  await makeUp(memberIds);
  await said(/^2 of .* have not taken it, but still may: nobody sees the correct answers until/);
});
