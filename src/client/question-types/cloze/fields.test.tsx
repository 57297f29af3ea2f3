import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { fieldIds } from '../editing-texts';
import { BLANK_GAP_FORM, clozeEditing, type GapForm } from './editing';
import { ClozeFields } from './fields';
import type { GapsForm } from './use-gaps';

const gap = (parts: Partial<GapForm>): GapForm => ({ ...BLANK_GAP_FORM, ...parts });

/** The fields below the text that defines them. */
function show({ text = '', gaps = [] as GapForm[], frozen = false } = {}) {
  let draft = () => clozeEditing.toDraft({ type: 'cloze', gaps, partialCredit: true });
  function Editor() {
    const form = useForm<GapsForm>({ defaultValues: { type: 'cloze', text, gaps, partialCredit: true } });
    draft = () => clozeEditing.toDraft(form.getValues());
    return (
      <FormProvider {...form}>
        <textarea id={fieldIds.text} aria-label="Question text" {...form.register('text')} />
        <ClozeFields frozen={frozen} errorOf={() => undefined} />
      </FormProvider>
    );
  }
  render(<Editor />);
  return { user: userEvent.setup(), draft: () => draft() };
}

const written = () => screen.getByLabelText<HTMLTextAreaElement>('Question text');
const rows = () => screen.queryAllByRole('group', { name: /^Gap \d/ });
const accepted = () => screen.queryAllByLabelText<HTMLTextAreaElement>('Accepted answers');

test('three underscores in the text make a row, named by the surrounding words', async () => {
  const { user } = show();
  await user.type(written(), 'Au is __');
  expect(rows()).toHaveLength(0);
  await user.type(written(), '_ and Ag is ___.');
  expect(rows()).toHaveLength(2);
  expect(screen.getByRole('group', { name: /Gap 1.*Au is … and Ag is/ })).toBeDefined();
});

test('a text with existing gaps, as from another type, gets their rows', () => {
  show({ text: '___ and ___' });
  expect(rows()).toHaveLength(2);
});

test('a row whose mark is removed keeps its content until it is removed itself', async () => {
  const { user, draft } = show({
    text: '___ and ___',
    gaps: [gap({ accepted: 'a' }), gap({ accepted: 'b' })],
  });
  await user.clear(written());
  expect(draft().correctAnswer).toEqual([['a'], ['b']]);
  await user.type(written(), 'So ___');
  expect(accepted().map(({ value }) => value)).toEqual(['a', 'b']);
  await user.click(screen.getByRole('button', { name: 'Remove gap' }));
  expect(draft().correctAnswer).toEqual([['a']]);
});

test('a selected word becomes a gap that accepts it', async () => {
  const { user, draft } = show({ text: 'Gold melts, ___.', gaps: [gap({ accepted: 'so' })] });
  written().setSelectionRange(0, 5);
  await user.click(screen.getByRole('button', { name: 'Insert gap' }));
  expect(written().value).toBe('___ melts, ___.');
  expect(draft().correctAnswer).toEqual([['Gold'], ['so']]);
});

test('without a selection the gap is inserted at the caret', async () => {
  const { user } = show({ text: 'Au is .' });
  written().setSelectionRange(6, 6);
  await user.click(screen.getByRole('button', { name: 'Insert gap' }));
  expect(written().value).toBe('Au is ___.');
  expect(rows()).toHaveLength(1);
});

test('accepted answers become the right options of a list, and vice versa', async () => {
  const { user, draft } = show({ text: '___', gaps: [gap({ accepted: 'Gold' })] });
  await user.selectOptions(screen.getByLabelText('Kind of gap 1'), 'Drop-down list');
  await user.type(screen.getByLabelText('Option 2'), 'Iron');
  expect(clozeEditing.withoutRoom(draft())).toMatchObject({
    gaps: [{ kind: 'select', options: ['Gold', 'Iron'] }],
    correctAnswer: [['Gold']],
  });
  await user.click(screen.getByLabelText('Option 2 is right'));
  await user.selectOptions(screen.getByLabelText('Kind of gap 1'), 'Text');
  expect(draft()).toMatchObject({ gaps: [{ kind: 'text' }], correctAnswer: [['Gold', 'Iron']] });
});

test('once students have started only accepted answers and marks can be changed', async () => {
  const list = [
    { text: 'Gold', isCorrect: true },
    { text: 'Iron', isCorrect: false },
  ];
  const { user, draft } = show({
    text: '___ and ___',
    gaps: [gap({ accepted: 'a' }), gap({ kind: 'select', options: list })],
    frozen: true,
  });
  expect(screen.queryByRole('button', { name: 'Insert gap' })).toBeNull();
  for (const label of ['Kind of gap 1', 'Option 1']) {
    expect(screen.getByLabelText<HTMLInputElement>(label).disabled).toBe(true);
  }
  await user.type(within(rows()[0] as HTMLElement).getByLabelText('Accepted answers'), '{Enter}b');
  await user.click(screen.getByLabelText('Option 2 is right'));
  expect(draft().correctAnswer).toEqual([
    ['a', 'b'],
    ['Gold', 'Iron'],
  ]);
  await user.clear(written());
  expect(rows()).toHaveLength(2);
});
