import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import { messages } from '../../../shared/messages';
import { paths, withQuery } from '../../../shared/paths';
import { visit } from '../../testing/visit';

/** Sam at the start card of a quiz with this description. */
async function aStartCard(description: string) {
  const world = aWorld();
  const { shareId } = await aPublishedQuiz(world, { settings: { title: 'Cells', description } });
  const page = await visit(world, withQuery(paths.student, { quizId: shareId }), {
    as: 'student',
    name: 'Sam',
  });
  await screen.findByRole('button', { name: /^Start Quiz/ });
  return page;
}

const described = () => document.querySelector('section p[dir="auto"]');

test('the start card shows the description with its line breaks, in its own direction', async () => {
  await aStartCard('Bring a ruler.\n\nCalculators are not allowed.');
  expect(described()?.textContent).toBe('Bring a ruler.\n\nCalculators are not allowed.');
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

test('a long description is collapsed until requested', async () => {
  const { user } = await aStartCard(`Read this first. ${'All questions count the same. '.repeat(20)}`);
  const button = screen.getByRole('button', { name: 'Show all' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
});

test('the default description is not shown', async () => {
  await aStartCard(messages.newQuizDescription);
  expect(described()).toBeNull();
});
