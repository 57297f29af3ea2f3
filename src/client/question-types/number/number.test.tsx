import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aWorld } from '../../../server/testing/world';
import type { Answer } from '../../../shared/answer/answer';
import type { AskedQuestionOf } from '../../../shared/question/schema';
import type { Quiz } from '../../../shared/quiz/schema';
import { visit } from '../../testing/visit';
import { numberAnswering } from './answering';

function Answered({ asksUnit, onEnter }: { asksUnit: boolean; onEnter?: () => void }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const question: AskedQuestionOf<'number'> = {
    ...{ _id: 'q', type: 'number', format: 'rich', text: 'How fast?', imageUrl: null, imageAlt: null },
    ...{ timeLimit: null, maximumMarks: 1, asksUnit },
  };
  return (
    <>
      <numberAnswering.Input
        question={question}
        answer={answer ?? undefined}
        onAnswer={setAnswer}
        onEnter={onEnter}
      />
      <output>{JSON.stringify(answer)}</output>
    </>
  );
}

test('a number is stored as typed, and an empty field is no answer', async () => {
  let entered = 0;
  const user = userEvent.setup();
  render(<Answered asksUnit={true} onEnter={() => (entered += 1)} />);
  const field = screen.getByRole('textbox', { name: 'Your answer', description: 'A number with its unit' });
  expect(field.getAttribute('inputmode')).toBe('text');
  await user.type(field, '1,2×10^3 m/s{Enter}');
  expect(screen.getByRole('status').textContent).toBe('"1,2×10^3 m/s"');
  expect(entered).toBe(1);
  await user.clear(field);
  expect(screen.getByRole('status').textContent).toBe('null');
});

test('without a unit the field explains the notations of numbers', () => {
  render(<Answered asksUnit={false} />);
  const field = screen.getByRole('textbox', { description: 'A number, such as 0.5, 1.2×10^3 or 3/4' });
  expect(field.getAttribute('inputmode')).toBe('decimal');
});

test('the editor describes the accepted answers in words, and keeps the input', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  const { _id: quizId } = (await teacher.rest('POST', '/quiz/', { title: 'Trains' })).body;
  const question = { quizId, type: 'number', text: 'How fast?', correctAnswer: { value: 20 } };
  const { _id } = (await teacher.rest('POST', '/question/', question)).body;
  const address = `/teacher/quizzes/${quizId}/questions/${_id}`;
  const { user } = await visit(world, address, { as: 'teacher', name: 'Ann' });
  const counted = () => screen.getByText('What counts as right:').parentElement?.textContent;

  await user.type(await screen.findByLabelText('Unit (optional)'), 'm/s');
  expect(counted()).toBe('What counts as right: 20 m/s; also in another unit, as 72 km/h.');
  await user.type(screen.getByLabelText('Tolerance (optional)'), '0.5');
  expect(counted()).toBe('What counts as right: 19.5 to 20.5 m/s; also in another unit, as 72 km/h.');
  await user.click(screen.getByRole('checkbox', { name: /Half the marks/ }));
  await waitFor(async () => {
    const { body } = await teacher.query('quizzes.get', { quizId });
    expect((body as Quiz).questions[0]).toMatchObject({
      correctAnswer: { value: 20, tolerance: 0.5, unit: 'm/s' },
      partialCredit: true,
    });
  });
});
