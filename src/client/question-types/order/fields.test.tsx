import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { emptyOrder, type OrderDraft } from '../../../shared/question-types/order/draft';
import { type OrderForm, orderEditing } from './editing';
import { OrderFields } from './fields';

/** The fields of a question, and their draft. */
function open(draft: OrderDraft = emptyOrder, frozen = false) {
  let read = () => draft;
  const Fields = () => {
    const form = useForm<OrderForm>({ defaultValues: orderEditing.toForm(draft) });
    read = () => orderEditing.toDraft(form.getValues());
    return (
      <FormProvider {...form}>
        <OrderFields frozen={frozen} errorOf={() => undefined} />
      </FormProvider>
    );
  };
  render(<Fields />);
  return { user: userEvent.setup(), draft: () => read() };
}

const STEPS = {
  ...emptyOrder,
  ...{ options: ['Eat', 'Wash', 'Leave'], correctAnswer: ['Wash', 'Eat', 'Leave'] },
};

test('pasted lines become options in their order, which is the key', async () => {
  const { user, draft } = open();
  await user.click(screen.getByLabelText('Option 1'));
  await user.paste('1. Wash\n2. Eat\n3. Leave');
  expect(draft().correctAnswer.slice(0, 3)).toEqual(['Wash', 'Eat', 'Leave']);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('the options are in the right order, and the stored ones keep theirs', async () => {
  const { user, draft } = open(STEPS);
  expect(screen.getByLabelText('Option 1')).toHaveProperty('value', 'Wash');
  expect(draft()).toEqual(STEPS);
  await user.click(screen.getByLabelText('Option 3'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(draft()).toEqual({ ...STEPS, correctAnswer: ['Wash', 'Leave', 'Eat'] });
});

test('once students have started, only the order can be corrected', async () => {
  const { user, draft } = open(STEPS, true);
  expect(screen.getByLabelText('Option 1')).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Remove option 1' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Move option 1 down' }));
  expect(draft()).toEqual({ ...STEPS, correctAnswer: ['Eat', 'Wash', 'Leave'] });
});
