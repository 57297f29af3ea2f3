import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { expect, test } from 'vitest';
import { Link, Route, Switch } from 'wouter';
import { LeaveGuard } from './LeaveGuard';
import { type KeptChanges, useUnsavedChanges } from './unsaved-changes';

const user = userEvent.setup();

function Editor({ kept }: { kept: KeptChanges }) {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '', {
    mayGoTo: useCallback((address: string) => address.startsWith('/editor'), []),
    keep: useCallback(() => kept, [kept]),
    leave: useCallback(() => undefined, []),
  });
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <Link href="/editor/preview">Preview</Link>
      <Link href="/list">All quizzes</Link>
    </>
  );
}

function openEditor(kept: KeptChanges = 'all') {
  history.replaceState(null, '', '/editor');
  render(
    <LeaveGuard>
      <Switch>
        <Route path="/editor">
          <Editor kept={kept} />
        </Route>
        <Route path="/editor/preview">The preview</Route>
        <Route path="/list">The list</Route>
      </Switch>
    </LeaveGuard>,
  );
}

const write = () => user.type(screen.getByLabelText('Text'), 'New');
const follow = (link: string) => user.click(screen.getByRole('link', { name: link }));

test('without changes a link works without asking', async () => {
  openEditor();
  await follow('All quizzes');
  expect(screen.getByText('The list')).toBeDefined();
});

test('with unsaved changes a link asks first, and Stay keeps the input', async () => {
  openEditor();
  await write();
  await follow('All quizzes');
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('New');
  expect(location.pathname).toBe('/editor');
});

test('Leave follows the link, and the next page does not ask again', async () => {
  openEditor();
  await write();
  await follow('All quizzes');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByText('The list')).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a link that keeps the changes does not ask', async () => {
  openEditor();
  await write();
  await follow('Preview');
  expect(screen.getByText('The preview')).toBeDefined();
});

test.each([
  ['all', 'Your changes are kept on this device and offered when you come back.'],
  ['all-but-image', 'The image you chose is lost when you leave.'],
  ['nothing', 'They are lost when you leave this page.'],
] as const)('the leave prompt says that %s of the changes is kept', async (kept, sentence) => {
  openEditor(kept);
  await write();
  await follow('All quizzes');
  expect(screen.getByRole('alertdialog').textContent).toContain(sentence);
});

test('the browser’s Back asks too, without leaving the page', async () => {
  openEditor();
  await write();
  history.back();
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('New');
});

const closesWithoutAsking = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.each([
  ['all', true],
  ['all-but-image', false],
  ['nothing', false],
] as const)('closing the tab while %s is kept does not ask: %s', async (kept, isUnasked) => {
  openEditor(kept);
  expect(closesWithoutAsking()).toBe(true);
  await write();
  expect(closesWithoutAsking()).toBe(isUnasked);
});
