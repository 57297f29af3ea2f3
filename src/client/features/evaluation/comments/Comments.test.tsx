import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aClassOf, resultsOf } from '../../../../server/testing/ai-class';
import { evaluate } from '../../../../server/testing/factories';
import { aWorld } from '../../../../server/testing/world';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { visit } from '../../../testing/visit';

const GREEN = 'Chlorophyll reflects green light';
const SAID = 'Say which colour is absorbed.';

/** The bench with three equal answers and a different one. */
async function aBench({ phrases = [] as readonly string[] } = {}) {
  const world = aWorld();
  const quiz = await aClassOf(world, [GREEN, GREEN, GREEN, 'Because of the sun in the sky']);
  await evaluate(world, quiz);
  for (const text of phrases) await quiz.teacher.mutate('phrases.add', { text });
  const address = teacherPaths.marks(quiz.quizId, { tab: 'questions' });
  const page = await visit(world, address, { as: 'teacher', name: 'Ann' });
  const row = async (answer: string) => {
    const said = (await screen.findAllByText(answer)).find((each) => each.closest('[data-row]'));
    const found = said?.closest<HTMLElement>('[data-row]');
    if (!found) throw new Error('The answer has no row.');
    return found;
  };
  return {
    ...page,
    ...{ world, quiz, row },
    field: () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Comment for/ }),
    focus: async (answer: string) => (await row(answer)).focus(),
    stored: async () =>
      (await resultsOf(quiz)).results.map(
        (each: { evaluationResults: { comment: string | null }[] }) => each.evaluationResults[0]?.comment,
      ),
  };
}

test('C leads to the comment of the row’s group, which saves itself, and Escape leads back', async () => {
  const { user, focus, row, field, stored } = await aBench();
  await focus(GREEN);
  await screen.findByLabelText('Comment for these 3 students');
  await user.keyboard('c');
  expect(document.activeElement).toBe(await field());
  await user.keyboard(SAID);
  expect(screen.getByText('Saving…', { selector: 'p[role="status"]' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(await row(GREEN));
  await waitFor(async () => expect(await stored()).toEqual([SAID, SAID, SAID, null]));
  await screen.findByText('Saved', { selector: 'p' });
  expect((await field()).value).toBe(SAID);
  within(await row(GREEN)).getByText('Comment');
});

test('typed text is not lost on moving to another row', async () => {
  const { user, focus, field, stored } = await aBench();
  await focus(GREEN);
  await user.click(await field());
  await user.keyboard(SAID);
  await focus('Because of the sun in the sky');
  await screen.findByLabelText('Comment for this answer');
  expect((await field()).value).toBe('');
  await waitFor(async () => expect(await stored()).toEqual([SAID, SAID, SAID, null]));
});

test('phrases are appended by key, from the row and while typing, and the list is edited here', async () => {
  const { user, focus, row, field, stored } = await aBench({ phrases: ['Name the pigment.'] });
  await focus(GREEN);
  await screen.findByRole('button', { name: 'Name the pigment.' });
  await user.keyboard('{Alt>}1{/Alt}');
  expect(document.activeElement).toBe(await row(GREEN));
  expect((await field()).value).toBe('Name the pigment.');
  await user.clear(await field());
  await user.type(await field(), 'Say why{Alt>}1{/Alt}');
  expect((await field()).value).toBe('Say why. Name the pigment.');
  await waitFor(async () => expect((await stored())[0]).toBe('Say why. Name the pigment.'));

  await user.click(screen.getByRole('button', { name: 'Phrase from this comment' }));
  await screen.findByRole('button', { name: 'Say why. Name the pigment.' });
  await user.click(screen.getByRole('button', { name: 'Phrase from this comment' }));
  await screen.findByText('This phrase is in your list already.');
  await user.click(screen.getByRole('button', { name: 'Remove “Name the pigment.” from your phrases' }));
  await screen.findByText('Phrase removed.');
  expect(screen.queryByRole('button', { name: 'Name the pigment.' })).toBeNull();
});

test('a phrase used here by a colleague is below the own ones with the name, and can be copied', async () => {
  const { user, world, quiz, focus, field, leave, stored } = await aBench({ phrases: ['Name the pigment.'] });
  leave();
  const { quizId, questionIds, teacher } = quiz;
  await teacher.rest('PUT', `/quiz/${quizId}/colleagues`, { email: 'bob@school.example', right: 'mark' });
  const bob = await world.signIn('teacher', 'Bob');
  await bob.mutate('phrases.add', { text: SAID });
  const [first] = (await resultsOf(quiz)).results;
  const ofAnswer = { quizId, questionId: questionIds[0], studentIds: [first.studentId] };
  await bob.mutate('comments.write', { ...ofAnswer, text: SAID });
  await visit(world, teacherPaths.marks(quizId, { tab: 'questions' }), { as: 'teacher', name: 'Ann' });
  await focus('Because of the sun in the sky');
  const phrases = within(await screen.findByRole('list', { name: 'Phrases' }));
  await phrases.findByRole('button', { name: `${SAID} Bob` });
  await user.keyboard('{Alt>}2{/Alt}');
  expect((await field()).value).toBe(SAID);
  await waitFor(async () => expect((await stored())[3]).toBe(SAID));
  await user.click(phrases.getByRole('button', { name: `Add “${SAID}” to your phrases` }));
  await phrases.findByRole('button', { name: SAID });
  expect(phrases.queryByRole('button', { name: `${SAID} Bob` })).toBeNull();
});

test('an unsaved comment says so in the field and in its row, and can be sent again', async () => {
  const { user, network, focus, row, field, stored } = await aBench();
  await focus(GREEN);
  await field();
  network.goAway();
  await user.type(await field(), SAID);
  await focus('Because of the sun in the sky');
  await waitFor(async () => within(await row(GREEN)).getByText('Comment not saved'));
  await focus(GREEN);
  await screen.findByText('Not saved: no connection. Kept on this device.');
  expect((await field()).value).toBe(SAID);
  network.comeBack();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await stored())[0]).toBe(SAID));
  expect(screen.queryByText(/Not saved/)).toBeNull();
});

test('a comment that is too long is refused with a sentence, and stays as typed', async () => {
  const { user, focus, field } = await aBench();
  await focus(GREEN);
  await user.click(await field());
  await user.paste('x'.repeat(1001));
  await screen.findByText('Not saved: A comment has at most 1000 characters.');
  expect((await field()).value).toHaveLength(1001);
});

test('an existing comment of one student is shown and can be applied to the whole group', async () => {
  const { user, quiz, focus, field, row, leave, world, stored } = await aBench();
  leave();
  const [first] = (await resultsOf(quiz)).results;
  await quiz.teacher.mutate('comments.write', {
    ...{ quizId: quiz.quizId, questionId: quiz.questionIds[0] },
    ...{ studentIds: [first.studentId], text: 'Good.' },
  });
  await visit(world, teacherPaths.marks(quiz.quizId, { tab: 'questions' }), { as: 'teacher', name: 'Ann' });
  await focus(GREEN);
  await screen.findByText('Good.');
  within(await row(GREEN)).getByText('Comment for 1 of 3 students');
  expect((await field()).value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Use for all' }));
  await waitFor(async () => expect(await stored()).toEqual(['Good.', 'Good.', 'Good.', null]));
  expect((await field()).value).toBe('Good.');
});

test('in the drawer the teacher comments on one answer, and on the whole submission', async () => {
  const { user, quiz, leave, world, stored } = await aBench();
  leave();
  const [first] = (await resultsOf(quiz)).results;
  await quiz.teacher.mutate('evaluation.showNames', { quizId: quiz.quizId });
  await visit(world, teacherPaths.marks(quiz.quizId, { student: first.studentId }), {
    as: 'teacher',
    name: 'Ann',
  });
  await user.click(await screen.findByRole('button', { name: 'Comment on the whole submission' }));
  await user.keyboard('Well done.{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add a comment' }));
  await user.keyboard(`${SAID}{Escape}`);
  await waitFor(async () => expect(await stored()).toEqual([SAID, null, null, null]));
  expect((await resultsOf(quiz)).results[0].comment).toBe('Well done.');
  expect(screen.getAllByRole('button', { name: 'Edit comment' })).toHaveLength(2);
});

test('a student’s printout has the comments and their authors', async () => {
  const { user, quiz, leave, world } = await aBench();
  leave();
  const { quizId, questionIds, teacher } = quiz;
  const [first] = (await resultsOf(quiz)).results;
  const { studentId } = first;
  await teacher.mutate('evaluation.showNames', { quizId });
  await teacher.mutate('comments.writeOnSubmission', { quizId, studentId, text: 'Well done.' });
  const ofAnswer = { quizId, questionId: questionIds[0], studentIds: [studentId], text: SAID };
  await teacher.mutate('comments.write', ofAnswer);
  // Replaces the browser's print dialog.
  vi.stubGlobal('print', () => undefined);
  await visit(world, teacherPaths.marks(quizId), { as: 'teacher', name: 'Ann' });
  await user.click(await screen.findByRole('button', { name: 'Print results' }));
  const printout = (await screen.findByRole('heading', { name: first.studentName })).closest('article');
  expect(printout?.textContent).toContain('From your teacher: Well done.');
  expect(printout?.querySelector('table')?.textContent).toContain(`From your teacher: ${SAID}`);
  expect(document.body.textContent?.match(/From your teacher/g)).toHaveLength(2);
});
