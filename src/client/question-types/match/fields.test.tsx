import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { emptyMatch } from '../../../shared/question-types/match/draft';
import { type MatchForm, matchEditing } from './editing';
import { MatchFields } from './fields';

/** The fields of a question, and their draft. */
function open(draft = emptyMatch, frozen = false) {
  let read = () => draft;
  const Fields = () => {
    const form = useForm<MatchForm>({ defaultValues: matchEditing.toForm(draft) });
    read = () => matchEditing.toDraft(form.getValues());
    return (
      <FormProvider {...form}>
        <MatchFields frozen={frozen} errorOf={() => undefined} />
      </FormProvider>
    );
  };
  render(<Fields />);
  return { user: userEvent.setup(), draft: () => read() };
}

const METALS = {
  ...emptyMatch,
  ...{ left: ['Fe', 'Cu'], right: ['Zinc', 'Copper', 'Iron'] },
  correctAnswer: { Fe: 'Iron', Cu: 'Copper' },
};

test('Enter moves across, then down, and on to a new pair', async () => {
  const { user, draft } = open();
  await user.click(screen.getByLabelText('Left side of pair 1'));
  for (const [left, right] of [
    ['Fe', 'Iron'],
    ['Cu', 'Copper'],
    ['Ag', 'Silver'],
    ['Zn', 'Zinc'],
  ])
    await user.keyboard(`${left}{Enter}${right}{Enter}`);
  expect(screen.getAllByLabelText(/^Left side/)).toHaveLength(5);
  expect(draft()).toMatchObject({
    left: ['Fe', 'Cu', 'Ag', 'Zn'],
    right: ['Iron', 'Copper', 'Silver', 'Zinc'],
    correctAnswer: { Fe: 'Iron', Cu: 'Copper', Ag: 'Silver', Zn: 'Zinc' },
  });
});

test('the Enter that ends a composition stays in the field', async () => {
  const { user, draft } = open();
  const left = screen.getByLabelText('Left side of pair 1');
  await user.click(left);
  fireEvent.keyDown(left, { key: 'Enter', isComposing: true });
  await user.keyboard('Fe');
  expect(draft()).toMatchObject({ left: ['Fe'] });
});

test('two pasted columns become pairs, and a line without a left side a spare answer', async () => {
  const { user, draft } = open();
  await user.click(screen.getByLabelText('Left side of pair 1'));
  await user.paste('Fe\tIron\nCu\tCopper\n\tZinc');
  expect(draft()).toMatchObject({
    ...{ left: ['Fe', 'Cu'], right: ['Iron', 'Copper', 'Zinc'] },
    correctAnswer: { Fe: 'Iron', Cu: 'Copper' },
  });
  expect(screen.getByLabelText('Spare answer 1')).toHaveProperty('value', 'Zinc');
});

test('spare answers are added and removed', async () => {
  const { user, draft } = open(METALS);
  await user.click(screen.getByRole('button', { name: 'Add spare answer' }));
  await user.keyboard('Tin');
  await user.click(screen.getByRole('button', { name: 'Remove spare answer 1' }));
  expect(draft().right).toEqual(['Iron', 'Copper', 'Tin']);
});

test('untouched, the right sides stay in their stored order', () => {
  expect(open(METALS).draft()).toEqual(METALS);
});

test('once students have started, only the pairing can be corrected', async () => {
  const { user, draft } = open(METALS, true);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Fe'), 'Zinc');
  expect(draft()).toEqual({ ...METALS, correctAnswer: { Fe: 'Zinc', Cu: 'Copper' } });
  await user.selectOptions(screen.getByLabelText('Fe'), 'Iron');
  expect(draft()).toEqual(METALS);
});
