import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Answer } from '../../../shared/answer/answer';
import { FormattedTexts } from '../../rich-text/RichText';
import { matchAnswering } from './answering';

const QUESTION = {
  ...{ _id: 'q1', type: 'match' as const, format: 'rich' as const, text: 'Which?' },
  ...{ imageUrl: null, imageAlt: null, timeLimit: null, maximumMarks: 2 },
  ...{ left: ['Fe', '__proto__'], right: ['Zinc', '**Iron**', 'Tin'] },
  formatted: { '**Iron**': '<strong>Iron</strong>' },
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
    return (
      <FormattedTexts of={QUESTION}>
        <matchAnswering.Input question={QUESTION} answer={answer ?? undefined} onAnswer={onAnswer} />
      </FormattedTexts>
    );
  };
  render(<Page />);
  return { told, user: userEvent.setup() };
}

test('each left side names a list of the right sides, in plain words with their letters', async () => {
  const { told, user } = open();
  const list = screen.getByLabelText('Fe');
  const entries = within(list).getAllByRole('option');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Choose',
    'A · Zinc',
    'B · Iron',
    'C · Tin',
  ]);
  await user.selectOptions(list, 'B · Iron');
  await user.selectOptions(screen.getByLabelText('__proto__'), 'B · Iron');
  expect(JSON.stringify(told)).toBe('[{"Fe":"**Iron**"},{"Fe":"**Iron**","__proto__":"**Iron**"}]');
});

test('a chosen formatted side is shown below its list', async () => {
  open({ Fe: '**Iron**' });
  const row = screen.getByLabelText('Fe').closest('li') as HTMLElement;
  expect(within(row).getByText('Iron').tagName).toBe('STRONG');
  expect(screen.getByLabelText('Fe')).toHaveProperty('value', '1');
});

test('a cleared pair is no answer, and without any the question is unanswered', async () => {
  const { told, user } = open({ Fe: 'Zinc', ['__proto__']: 'Tin' });
  await user.selectOptions(screen.getByLabelText('Fe'), 'Choose');
  await user.selectOptions(screen.getByLabelText('__proto__'), 'Choose');
  expect(JSON.stringify(told)).toBe('[{"__proto__":"Tin"},null]');
});

const chip = (text: string) => within(screen.getByRole('list', { name: 'To choose from' })).getByText(text);
const rowOf = (left: string) => screen.getByLabelText(left).closest('li') as HTMLElement;

test('a tapped right side is put on the next tapped row, and a second time removed', async () => {
  const { told, user } = open();
  await user.click(chip('Iron'));
  screen.getByText(/Now tap the row of B\.$/);
  await user.click(within(rowOf('Fe')).getByText('Fe'));
  expect(screen.getByLabelText('Fe')).toHaveProperty('value', '1');
  expect(document.activeElement).toBe(document.body);
  await user.click(chip('Tin'));
  await user.click(rowOf('Fe'));
  await user.click(chip('Tin'));
  await user.click(rowOf('Fe'));
  expect(told).toEqual([{ Fe: '**Iron**' }, { Fe: 'Tin' }, null]);
});

test('a right side tapped twice is released, and a row tapped alone answers nothing', async () => {
  const { told, user } = open();
  await user.click(chip('Zinc'));
  await user.click(chip('Zinc'));
  screen.getByText(/Tap one and then its row, or use the lists\.$/);
  await user.click(rowOf('Fe'));
  expect(told).toEqual([]);
  // The later of the two is taken.
  await user.click(chip('Zinc'));
  await user.click(chip('Tin'));
  await user.click(rowOf('__proto__'));
  expect(JSON.stringify(told)).toBe('[{"__proto__":"Tin"}]');
});

test('each row is one control, and after the end no right side can be taken', () => {
  render(
    <fieldset disabled>
      <matchAnswering.Input question={QUESTION} answer={undefined} onAnswer={() => undefined} />
    </fieldset>,
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  fireEvent.click(chip('Zinc'));
  expect(screen.queryByText(/Now tap/)).toBeNull();
});

test('a left side with a formula names its list in words, and the list shows formulas as characters', () => {
  const question = { ...QUESTION, left: ['$q^2$', 'Fe'], right: ['$\\frac34$', '$\\vec{u}$'] };
  const named = (spoken: string, plain = '') => `<math role="math" aria-label="${spoken}"${plain}></math>`;
  const formatted = {
    ...{ '$q^2$': named('q squared', ' alttext="q²"'), '$\\vec{u}$': named('vector u') },
    '$\\frac34$': named('3 over 4', ' alttext="¾"'),
  };
  render(
    <FormattedTexts of={{ ...question, formatted }}>
      <matchAnswering.Input question={question} answer={undefined} onAnswer={() => undefined} />
    </FormattedTexts>,
  );
  const list = screen.getByRole('combobox', { name: 'q squared' });
  const options = within(list).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Choose', 'A · ¾', 'B · vector u']);
});
