import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import { visit } from '../../testing/visit';

const QUESTIONS = [
  {
    type: 'mcq',
    text: 'Quel gaz est vert ?',
    options: ['Le chlore', 'Le *néon*'],
    correctAnswer: 'Le chlore',
  },
].map((question) => ({ ...question, format: 'rich', maximumMarks: 1 }));

const languageAt = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang') ?? null;

test('a French quiz names its language for every text of the teacher, and for nothing else', async () => {
  const world = aWorld();
  const settings = { title: 'Les gaz', description: 'Chapitre 2', lang: 'fr' } as const;
  const { shareId } = await aPublishedQuiz(world, { settings, questions: QUESTIONS });
  const { user } = await visit(world, `/student?quizId=${shareId}`, { as: 'student', name: 'Sam' });
  await user.click(await screen.findByRole('button', { name: /^Start Quiz/ }));
  await screen.findByRole('group', { name: /Quel gaz est vert/ });
  for (const text of ['Les gaz', 'Quel gaz est vert ?', 'Le chlore', 'néon'])
    expect(languageAt(text)).toBe('fr');
  for (const text of ['Single choice', 'Question 1 of 1', 'Submit Quiz'])
    expect(languageAt(text)).not.toBe('fr');
});
