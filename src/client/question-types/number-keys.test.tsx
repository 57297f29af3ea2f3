import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AskedQuestion } from '../../shared/question/schema';
import { QuestionView } from './QuestionView';

const BASE = {
  ...{ _id: 'q', format: 'rich', text: 'In ___ hours or ___?', options: [], imageUrl: null, imageAlt: null },
  ...{ min: null, max: null, step: null, timeLimit: null, maximumMarks: 1 },
};
const NUMBER_GAP = { kind: 'number' };

/** The phone keyboard of each field of a question. */
function keysOf(fields: object): (string | null)[] {
  const question = { ...BASE, ...fields } as unknown as AskedQuestion;
  render(<QuestionView question={question} number={1} answer={undefined} onAnswer={() => {}} />);
  return screen.getAllByRole('textbox').map((field) => field.getAttribute('inputmode'));
}

test.each([
  [{ type: 'number' }, ['decimal']],
  [{ type: 'number', asksUnit: true }, ['text']],
  [{ type: 'slider', min: 0, max: 10, step: 1 }, ['decimal']],
  [{ type: 'slider', min: -2, max: 2, step: 0.25 }, ['decimal']],
  [{ type: 'cloze', gaps: [NUMBER_GAP, { ...NUMBER_GAP, asksUnit: true }] }, ['decimal', 'text']],
  [{ type: 'cloze', gaps: [{ kind: 'text' }, NUMBER_GAP] }, ['text', 'decimal']],
])('%j: a number alone has the decimal keypad, anything else the text keyboard', (fields, keys) => {
  expect(keysOf(fields)).toEqual(keys);
  expect(document.querySelector('input[type="number"]')).toBeNull();
});
