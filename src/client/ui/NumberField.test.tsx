import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NumberField } from './NumberField';

const user = userEvent.setup();

function aField(range: { min?: number; max?: number; step?: number }) {
  function Field() {
    const [typed, setTyped] = useState('');
    return (
      <>
        <NumberField
          label="Value"
          {...range}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="button" onClick={() => setTyped('1')}>
          One
        </button>
      </>
    );
  }
  render(<Field />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' });
}

test.each([
  ['2,5', { min: 0, max: 10, step: 0.5 }],
  ['٦', { min: 1, max: 10, step: 1 }],
  ['−3', {}],
])('%s stays as typed', async (text, range) => {
  const field = aField(range);
  await user.type(field, text);
  await user.tab();
  expect(field.value).toBe(text);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['2,5', 'Type a whole number from 1 to 10.', { min: 1, max: 10, step: 1 }],
  ['25', 'Type a number from 0 to 10 in steps of 0.5.', { min: 0, max: 10, step: 0.5 }],
  ['two', 'Type a number.', {}],
])('%s stays as typed and is refused on leaving the field: %s', async (text, sentence, range) => {
  const field = aField(range);
  await user.type(field, text);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.tab();
  expect([field.value, screen.getByRole('alert').textContent]).toEqual([text, sentence]);
  await user.click(screen.getByRole('button', { name: 'One' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [{ min: 0, step: 1 }, 'numeric'],
  [{ min: 0.5, step: 0.5 }, 'decimal'],
  // Decimal keypads may lack a minus.
  [{ min: -5, step: 1 }, null],
])('a number field with %j has the keypad: %s', (range, keys) => {
  expect(aField(range).getAttribute('inputmode')).toBe(keys);
});
