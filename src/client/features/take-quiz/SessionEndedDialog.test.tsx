import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClassWithPins } from '../../../server/testing/a-class-with-pins';
import { aPublishedQuiz } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import { STORAGE_KEYS } from '../../../shared/constants';
import { classLoginPath } from '../../rules/classes/login-path';
import { visit } from '../../testing/visit';

/** Asha, signed in with a PIN, is typing a word when her sessions are ended elsewhere. */
async function anEndedSession() {
  const world = aWorld();
  const { slips, code, signIn } = await aClassWithPins(world, ['Asha Rao', 'Ben Okafor']);
  const [asha, ben] = slips;
  if (!asha || !ben) throw new Error('Each of the two has a slip.');
  const quiz = await aPublishedQuiz(world, {
    settings: { title: 'Cells', totalTimeSeconds: 600 },
    questions: [{ type: 'short', text: 'Why?', correctAnswer: 'Because', maximumMarks: 1 }],
  });
  const link = classLoginPath(code, { member: asha.memberId, slip: asha.slip });
  const { user } = await visit(world, link.replace('#', `&quizId=${quiz.shareId}#`));
  await user.type(await screen.findByLabelText('PIN'), `${asha.pin}{Enter}`);
  await user.click(await screen.findByRole('button', { name: /^Start Quiz/ }));
  await user.type(await screen.findByRole('textbox'), 'Green: ');
  await screen.findByText(/^Saved \d/);
  await (await signIn(asha)).rest('POST', '/auth/logout-everywhere');
  await user.type(screen.getByRole('textbox'), 'Chlorophyll');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Please sign in again' }));
  return { user, dialog, code, pin: asha.pin, ben };
}

test('a student with a class code types the PIN over the quiz, and unsent data is sent', async () => {
  const { user, dialog, pin } = await anEndedSession();
  await dialog.findByText('Asha Rao');
  await user.type(await dialog.findByLabelText('PIN'), `${pin}{Enter}`);
  await screen.findByText(/^Saved \d/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toMatch(/^Green: C/);
});

test('another student who signs in there sees nothing of the quiz, which waits for its owner', async () => {
  const { user, dialog, code, ben } = await anEndedSession();
  await user.click(await dialog.findByRole('button', { name: 'Somebody else?' }));
  const field = dialog.getByLabelText<HTMLInputElement>('Class code');
  expect(field.value).toBe(code);
  await user.type(dialog.getByLabelText('Your name or number'), 'Ben Okafor');
  await user.type(dialog.getByLabelText('PIN'), `${ben.pin}{Enter}`);
  const waiting = () => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('waiting:'));
  await expect.poll(waiting).toHaveLength(1);
  expect(JSON.stringify(waiting())).toContain('Green: C');
  // The page is reloaded and must not store anything on leaving.
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(STORAGE_KEYS.savedQuiz)).toBeNull();
  expect(sessionStorage.getItem('classMember')).toContain('Ben Okafor');
});
