import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Answer } from '../../../shared/answer/answer';
import { orderAnswering } from './answering';

const QUESTION = {
  ...{ _id: 'q1', type: 'order' as const, format: 'plain' as const, text: 'In which order?' },
  ...{ imageUrl: null, imageAlt: null, timeLimit: null, maximumMarks: 2 },
  options: ['Eat', 'Leave', 'Wash'],
};

/** The question on a page that keeps its answer, and all that it was told. */
function open(before?: Answer) {
  const told: (Answer | null)[] = [];
  const Page = () => {
    const [answer, setAnswer] = useState<Answer | null>(before ?? null);
    const onAnswer = (next: Answer | null) => {
      told.push(next);
      setAnswer(next);
    };
    return <orderAnswering.Input question={QUESTION} answer={answer ?? undefined} onAnswer={onAnswer} />;
  };
  render(<Page />);
  return { told, user: userEvent.setup() };
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('nothing is answered until the order is called right or something is moved', async () => {
  const { told, user } = open();
  screen.getByText('Not answered yet: move something, or say that the order is right.');
  await user.click(screen.getByRole('button', { name: 'This order is right' }));
  expect(told).toEqual([['Eat', 'Leave', 'Wash']]);
  await user.click(screen.getByRole('button', { name: 'Clear answer' }));
  expect(told.at(-1)).toBeNull();
  screen.getByRole('button', { name: 'This order is right' });
});

test('the buttons move a row, and it keeps the focus', async () => {
  const { told, user } = open();
  await user.click(screen.getByRole('button', { name: 'Move Wash up, 3 of 3' }));
  expect(told).toEqual([['Eat', 'Wash', 'Leave']]);
  expect(shown()).toEqual(['1.Eat', '2.Wash', '3.Leave']);
  expect(document.activeElement?.closest('li')?.textContent).toBe('2.Wash');
  await user.click(screen.getByRole('button', { name: 'Move Eat up, 1 of 3' }));
  expect(told).toHaveLength(1);
});

test('Alt with an arrow moves the row that has the focus, an arrow alone does not', async () => {
  const { told, user } = open(['Wash', 'Eat', 'Leave']);
  screen.getByRole('button', { name: 'Move Wash down, 1 of 3' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(told).toEqual([]);
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
  expect(told).toEqual([
    ['Eat', 'Wash', 'Leave'],
    ['Eat', 'Leave', 'Wash'],
  ]);
});

test('a row that is dragged is one answer, once it is dropped', () => {
  const { told } = open();
  const [first] = screen.getAllByTitle('Drag to move');
  const list = screen.getByRole('list');
  list.setPointerCapture = () => undefined;
  for (const [at, row] of screen.getAllByRole('listitem').entries())
    row.getBoundingClientRect = () => new DOMRect(0, at * 50, 300, 50);
  fireEvent.pointerDown(first as Element, { button: 0, pointerId: 1 });
  fireEvent.pointerMove(list, { clientY: 75 });
  expect(shown()).toEqual(['1.Leave', '2.Eat', '3.Wash']);
  expect(told).toEqual([]);
  fireEvent.pointerUp(list);
  expect(told).toEqual([['Leave', 'Eat', 'Wash']]);
});
