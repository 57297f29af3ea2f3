import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs';

const user = userEvent.setup();
const TABS = [
  { id: 'questions', label: 'Questions' },
  { id: 'students', label: 'Students' },
] as const;

function TwoTabs() {
  const [selected, setSelected] = useState<'questions' | 'students'>('questions');
  return (
    <Tabs label="Results" tabs={TABS} selected={selected} onSelect={setSelected}>
      All about the {selected}
    </Tabs>
  );
}

test('the panel is named by the selected tab', () => {
  render(<TwoTabs />);
  expect(screen.getByRole('tablist', { name: 'Results' })).toBeDefined();
  expect(screen.getByRole('tabpanel', { name: 'Questions' }).textContent).toBe('All about the questions');
});

test.each([
  ['a click', () => user.click(screen.getByRole('tab', { name: 'Students' }))],
  ['the arrow keys', () => user.keyboard('{ArrowRight}')],
])('%s on another tab shows the panel of that tab', async (_, select) => {
  render(<TwoTabs />);
  await user.tab();
  await select();
  expect(screen.getByRole('tab', { name: 'Students' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'Students' }).textContent).toBe('All about the students');
});
