import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Answer } from '../../../shared/answer/answer';
import { Announcer } from '../../ui/Announcer';
import { orderAnswering } from './answering';

const QUESTION = {
  ...{ _id: 'q1', type: 'order' as const, format: 'plain' as const, text: 'In which order?' },
  ...{ imageUrl: null, imageAlt: null, timeLimit: null, maximumMarks: 2 },
  options: ['Eat', 'Leave', 'Wash'],
};

/** The question on a page that keeps its answer, with all answers given. */
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

test('the question is unanswered until the order is confirmed or an option is moved', async () => {
  const { told, user } = open();
  screen.getByText('Not answered yet: drag a number, or tap it and then its new place.');
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

test('Alt with an arrow moves the focused row, an arrow alone does not', async () => {
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

const number = (name: string) => screen.getByRole('button', { name });

/** A touch on a row's number; rows are 50 px high. */
function aFingerOn(name: string) {
  const list = screen.getByRole('list');
  for (const element of [list, number(name)]) element.setPointerCapture = () => undefined;
  for (const [at, row] of screen.getAllByRole('listitem').entries())
    row.getBoundingClientRect = () => new DOMRect(0, at * 50, 300, 50);
  fireEvent.pointerDown(number(name), { button: 0, pointerId: 1, clientY: 25 });
  return {
    list,
    to: (clientY: number) => fireEvent.pointerMove(list, { clientY }),
    lift: () => fireEvent.pointerUp(list),
  };
}

test('a dragged row is one answer, on the drop', () => {
  const { told } = open();
  const finger = aFingerOn('1 of 3: move Eat');
  finger.to(75);
  expect(shown()).toEqual(['1.Leave', '2.Eat', '3.Wash']);
  expect(told).toEqual([]);
  finger.lift();
  // Some browsers send a click after a drag.
  fireEvent.click(number('2 of 3: move Eat'), { detail: 1 });
  expect(told).toEqual([['Leave', 'Eat', 'Wash']]);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('a trembling finger on a number is a tap, and a cancelled touch has dragged nothing', () => {
  const { told } = open();
  const finger = aFingerOn('1 of 3: move Eat');
  finger.to(30);
  expect(document.querySelector('[class*="taken"]')).toBeNull();
  finger.lift();
  fireEvent.click(number('1 of 3: move Eat'), { detail: 1 });
  number('Put Eat at 3 of 3');

  const other = aFingerOn('Put Eat at 2 of 3');
  other.to(140);
  fireEvent.pointerCancel(other.list);
  expect(shown()).toEqual(['1.Eat', '2.Leave', '3.Wash']);
  expect(told).toEqual([]);
});

test('a tapped number takes its row, the next tapped number is its new position', async () => {
  const { told, user } = open();
  await user.click(number('1 of 3: move Eat'));
  expect(number('1 of 3: move Eat').getAttribute('aria-pressed')).toBe('true');
  screen.getByText('Now tap the place it goes to.');
  expect(told).toEqual([]);
  await user.click(number('Put Eat at 3 of 3'));
  expect(shown()).toEqual(['1.Leave', '2.Wash', '3.Eat']);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  await user.click(number('3 of 3: move Eat'));
  await user.click(number('Put Eat at 1 of 3'));
  expect(told).toEqual([
    ['Leave', 'Wash', 'Eat'],
    ['Eat', 'Leave', 'Wash'],
  ]);
});

test('a second tap on the same number puts its row back, and answers nothing', async () => {
  const { told, user } = open();
  await user.click(number('3 of 3: move Wash'));
  await user.click(number('3 of 3: move Wash'));
  number('1 of 3: move Eat');
  expect(told).toEqual([]);
});

test('the keyboard takes a row by its number and puts it on another, and each move is announced once', async () => {
  const { told, user } = open();
  render(<Announcer />);
  number('2 of 3: move Leave').focus();
  await user.keyboard('{Enter}');
  number('Put Leave at 1 of 3').focus();
  await user.keyboard(' ');
  expect(told).toEqual([['Leave', 'Eat', 'Wash']]);
  await screen.findByText('Leave, now 1 of 3');
});

test('after the end no row can be taken or dragged', async () => {
  const told: unknown[] = [];
  render(
    <fieldset disabled>
      <orderAnswering.Input question={QUESTION} answer={undefined} onAnswer={(next) => told.push(next)} />
    </fieldset>,
  );
  const finger = aFingerOn('1 of 3: move Eat');
  finger.to(140);
  finger.lift();
  await userEvent.click(number('2 of 3: move Leave'));
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  expect(shown()).toEqual(['1.Eat', '2.Leave', '3.Wash']);
  expect(told).toEqual([]);
});
