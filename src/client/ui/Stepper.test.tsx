import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Stepper, toStep } from './Stepper';

const user = userEvent.setup();

function aStepper(first = 1) {
  const changes: number[] = [];
  function Marks() {
    const [marks, setMarks] = useState(first);
    const change = (value: number) => {
      changes.push(value);
      setMarks(value);
    };
    return (
      <Stepper
        label="Marks"
        value={marks}
        min={0}
        max={2}
        step={0.5}
        onChange={change}
        refusal="From 0 to 2, please."
      />
    );
  }
  render(<Marks />);
  return { changes, field: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Marks' }) };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the buttons go one step up and down, and stop at the ends of the scale', async () => {
  const { changes, field } = aStepper();
  await user.click(button('Marks: 0.5 more'));
  await user.click(button('Marks: 0.5 more'));
  expect(button('Marks: 0.5 more').disabled).toBe(true);
  await user.click(button('Marks: 0.5 less'));
  expect(changes).toEqual([1.5, 2, 1.5]);
  expect(field.getAttribute('aria-valuenow')).toBe('1.5');
});

test('the arrow keys step too, and show no error at the ends of the scale', async () => {
  const { changes } = aStepper(1.5);
  await user.click(screen.getByRole('spinbutton'));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(changes).toEqual([2, 1.5]);
});

test('typed input counts on Enter or on leaving the field, not at every key', async () => {
  const { changes, field } = aStepper();
  await user.clear(field);
  await user.type(field, '2');
  expect(changes).toEqual([]);
  await user.keyboard('{Enter}');
  expect(changes).toEqual([2]);
  await user.clear(field);
  await user.type(field, '1');
  await user.tab();
  expect(changes).toEqual([2, 1]);
});

test('a comma counts as a decimal point, and input snaps to the nearest step', async () => {
  const { changes, field } = aStepper();
  await user.clear(field);
  await user.type(field, '1,6{Enter}');
  expect(changes).toEqual([1.5]);
  expect(field.value).toBe('1.5');
});

test.each(['3', '-1', 'two'])(
  '%s is not on the scale: it is rejected, not clamped, until other input is typed',
  async (typed) => {
    const { changes, field } = aStepper();
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(screen.getByRole('alert').textContent).toBe('From 0 to 2, please.');
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect(field.value).toBe(typed);
    await user.clear(field);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(changes).toEqual([]);
  },
);

test('an emptied field returns to the current value', async () => {
  const { changes, field } = aStepper();
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(field.value).toBe('1');
  expect(changes).toEqual([]);
});

const halfMarks = { min: 0, max: 2, step: 0.5 };

test('a typed mark snaps to the nearest half', () => {
  expect(toStep(1.3, halfMarks)).toBe(1.5);
  expect(toStep(0.2, halfMarks)).toBe(0);
});

test('a mark beyond the scale stays at its end', () => {
  expect(toStep(7, halfMarks)).toBe(2);
  expect(toStep(-1, halfMarks)).toBe(0);
});

test('a step without an exact binary fraction leaves no stray digits', () => {
  expect(toStep(0.3, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
});
