import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Answer } from '../../../shared/answer/answer';
import type { AskedQuestionOf } from '../../../shared/question/schema';
import { sliderAnswering } from './answering';

/** A slider from the minimum to 10 in halves, and the last answer. */
function show({ min = 0 } = {}) {
  const question: AskedQuestionOf<'slider'> = {
    ...{ _id: 'q', type: 'slider', format: 'rich', text: 'How long?', imageUrl: null, imageAlt: null },
    ...{ timeLimit: null, maximumMarks: 1, options: [], min, max: 10, step: 0.5 },
  };
  function Answered() {
    const [answer, setAnswer] = useState<Answer | null>(null);
    return (
      <>
        <sliderAnswering.Input question={question} answer={answer ?? undefined} onAnswer={setAnswer} />
        <output>{JSON.stringify(answer)}</output>
      </>
    );
  }
  render(<Answered />);
  return {
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' }),
    answered: () => screen.getByRole('status').textContent,
  };
}

test.each([
  ['2,5', '2.5'],
  ['٦', '6'],
  ['६', '6'],
  ['৭', '7'],
  ['８．５', '8.5'],
  ['٢٫٥', '2.5'],
])('%s typed beside the slider is %s', async (text, answer) => {
  const { user, field, answered } = show();
  await user.type(field, text);
  expect([field.value, answered()]).toEqual([text, answer]);
  await user.tab();
  expect(field.value).toBe(answer);
});

test.each(['25', '2,3', 'two'])('%s is no answer: it stays, with the reason', async (text) => {
  const { user, field, answered } = show();
  await user.type(field, text);
  await user.tab();
  expect([field.value, answered()]).toEqual([text, 'null']);
  expect(screen.getByRole('alert').textContent).toBe('Type a number from 0 to 10 in steps of 0.5.');
  expect(screen.getByText('Not answered yet')).toBeDefined();
});

test('a slider that starts below zero has the minus among its symbols', async () => {
  const { user, field, answered } = show({ min: -10 });
  await user.click(screen.getByRole('button', { name: 'Symbols' }));
  await user.click(await screen.findByRole('tab', { name: 'Math' }));
  await user.click(screen.getByRole('button', { name: 'minus' }));
  await user.type(field, '4');
  expect([field.value, answered()]).toEqual(['−4', '-4']);
});
