import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import { visit } from '../../testing/visit';

test('a saved answer is not spoken, and after the submission the focus is on the receipt', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, {
    settings: { title: 'Cells', totalTimeSeconds: 600 },
    questions: [{ type: 'short', text: 'Why?', correctAnswer: 'Because', maximumMarks: 1 }],
  });
  const { user } = await visit(world, `/student?quizId=${quiz.shareId}`, { as: 'student', name: 'Asha' });
  await user.click(await screen.findByRole('button', { name: /^Start Quiz/ }));
  const answer = await screen.findByRole('textbox');
  const spoken: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(
        '[aria-live], [role="status"]',
      );
      if (region) spoken.push(region.textContent);
    }
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await user.type(answer, 'Because');
  await screen.findByText(/^Saved \d/);
  watch.disconnect();
  expect(spoken).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Submit Quiz?' }));
  await user.click(dialog.getByRole('button', { name: 'Submit Quiz' }));
  await screen.findByText(/^Quiz submitted at/);
  expect(document.activeElement?.textContent).toMatch(/^Quiz submitted at .* Receipt:/);
});
