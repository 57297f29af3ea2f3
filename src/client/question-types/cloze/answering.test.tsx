import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Answer } from '../../../shared/answer/answer';
import type { AskedQuestion } from '../../../shared/question/schema';
import { QuestionView } from '../QuestionView';

const asked: AskedQuestion = {
  ...{ _id: 'q1', type: 'cloze', format: 'rich', text: 'Au is ___, it is a ___.' },
  gaps: [{ kind: 'text' }, { kind: 'select', options: ['metal', 'gas'] }],
  ...{ imageUrl: null, imageAlt: null, timeLimit: null, maximumMarks: 2 },
};

/** Renders the question; returns the answers given, latest last. */
function show(question: AskedQuestion = asked, disabled = false) {
  const answers: (Answer | null)[] = [];
  let entered = 0;
  function Running() {
    const [answer, setAnswer] = useState<Answer | null>(null);
    return (
      <QuestionView
        {...{ question, disabled }}
        number={1}
        answer={answer ?? undefined}
        onAnswer={(next) => {
          answers.push(next);
          setAnswer(next);
        }}
        onEnter={() => {
          entered += 1;
        }}
      />
    );
  }
  render(<Running />);
  return { answers, entered: () => entered, user: userEvent.setup() };
}

test('each gap is named by its position, in text order', () => {
  show();
  expect(screen.getByRole('textbox').getAttribute('aria-label')).toBe('Gap 1 of 2: Au is … , it is a');
  expect(screen.getByRole('combobox').getAttribute('aria-label')).toBe('Gap 2 of 2: , it is a … .');
  expect(screen.getByRole('group', { name: 'Fill in the gaps' })).toBeDefined();
});

test('a number gap brings the decimal keypad, unless it needs a unit', () => {
  show({ ...asked, gaps: [{ kind: 'number' }, { kind: 'number', asksUnit: true }] });
  const modes = screen.getAllByRole('textbox').map((field) => field.getAttribute('inputmode'));
  expect(modes).toEqual(['decimal', 'text']);
});

test('an answer has a text for every gap, and is cleared once all are empty', async () => {
  const { answers, user } = show();
  await user.type(screen.getByRole('textbox'), 'Au');
  await user.selectOptions(screen.getByRole('combobox'), 'metal');
  expect(answers).toEqual([
    ['A', ''],
    ['Au', ''],
    ['Au', 'metal'],
  ]);
  await user.clear(screen.getByRole('textbox'));
  await user.selectOptions(screen.getByRole('combobox'), '');
  expect(answers.slice(-2)).toEqual([['', 'metal'], null]);
});

test('Enter moves to the next gap, and from the last one continues', async () => {
  const { user, entered } = show({ ...asked, gaps: [{ kind: 'text' }, { kind: 'number' }] });
  const [first, last] = screen.getAllByRole('textbox');
  if (!first) throw new Error('no gap');
  await user.type(first, 'gold{Enter}');
  expect(document.activeElement).toBe(last);
  expect(entered()).toBe(0);
  await user.keyboard('7{Enter}');
  expect(entered()).toBe(1);
});

test('a closed question takes no more input', () => {
  show(asked, true);
  for (const field of [screen.getByRole('textbox'), screen.getByRole('combobox')]) {
    expect(field.closest('fieldset')?.disabled).toBe(true);
  }
});

test('a formatted text’s gaps are in place and keep the focus while being filled', async () => {
  const html = '<p>Au is <strong>___</strong>,</p><ul><li>it is a ___.</li></ul>';
  const { answers, user } = show({ ...asked, formatted: { [asked.text]: html } });
  const field = screen.getByRole('textbox', { name: 'Gap 1 of 2: Au is … ,' });
  await user.type(field, 'gold');
  expect(document.activeElement).toBe(field);
  expect(field.closest('strong')).not.toBeNull();
  expect(answers.at(-1)).toEqual(['gold', '']);
});
