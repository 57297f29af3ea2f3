import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressOf, twoTeachers } from '../../../server/testing/colleagues';
import { accessMessages } from '../../../shared/access/messages';
import { paths } from '../../../shared/paths';
import { teacherPaths } from '../../../shared/teacher-paths';
import { visit } from '../../testing/visit';

const bob = { as: 'teacher', name: 'Bob' } as const;
const ann = { as: 'teacher', name: 'Ann' } as const;

/** Bob at his desk, with a published quiz that Ann offers him. */
async function anOffer() {
  const at = await twoTeachers();
  await at.ann.rest('POST', `/quiz/${at.quiz.quizId}/hand-over`, { email: addressOf('Bob') });
  const { user } = await visit(at.world, paths.teacher, bob);
  const offers = within(await screen.findByRole('region', { name: 'Offered to you' }));
  const rightOf = async (who: typeof at.bob) =>
    (await who.rest('GET', `/quiz/${at.quiz.quizId}`)).body.right as string | undefined;
  return { ...at, user, offers, rightOf };
}

test('an offer is on the desk, and the quiz is the teacher’s own once accepted, by keyboard alone', async () => {
  const { user, offers, rightOf, ...at } = await anOffer();
  expect(offers.getByText('Ann would like you to take over the quiz “Cells”.')).toBeTruthy();
  expect(screen.queryByRole('rowheader', { name: /Cells/ })).toBeNull();
  offers.getByRole('button', { name: 'Accept “Cells”' }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Take over “Cells”?' }));
  expect(dialog.getByText('It is published and stays so.')).toBeTruthy();
  expect(dialog.getByText(/They publish nothing on your plan/)).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('What Ann may still do'), 'Look');
  dialog.getByRole('button', { name: 'Accept' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText(accessMessages.quizAccepted('Cells'));
  await screen.findByRole('rowheader', { name: /Cells/ });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Offered to you' })).toBeNull());
  expect([await rightOf(at.bob), await rightOf(at.ann)]).toEqual(['own', 'look']);
});

test('the reason of a failed acceptance is in its dialog, which stays', async () => {
  const { user, offers, bob: him } = await anOffer();
  await him.rest('POST', '/quiz/', { title: 'Cells' });
  await user.click(offers.getByRole('button', { name: 'Accept “Cells”' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  await dialog.findByText(accessMessages.successorHasTitle('Cells'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(offers.getByRole('button', { name: 'Accept “Cells”' })).toBeTruthy();
});

test('a declined offer disappears, and the quiz stays with its owner', async () => {
  const { user, offers, ann: her, rightOf } = await anOffer();
  await user.click(offers.getByRole('button', { name: 'Decline “Cells”' }));
  await screen.findByText(accessMessages.declined('Cells'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Offered to you' })).toBeNull());
  expect(await rightOf(her)).toBe('own');
});

test('the owner sees the recipient of an offer, and withdraws it', async () => {
  const { world, quiz, ann: her, bob: him } = await twoTeachers();
  await her.rest('POST', `/quiz/${quiz.quizId}/hand-over`, { email: addressOf('Bob') });
  const { user } = await visit(world, teacherPaths.share(quiz.quizId), ann);
  await screen.findByText(/^Offered to Bob, until .*\. It stays yours until they accept\.$/);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText(accessMessages.withdrawn('quiz'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull());
  expect((await him.rest('GET', '/teacher/hand-overs')).body.handOvers).toEqual([]);
});
