import { lazy, Suspense, useEffect } from 'react';
import { showShortcutList, useShortcut, useShortcutListOpen } from '../../platform/shortcuts';

const ShortcutList = lazy(async () => ({ default: (await import('./ShortcutList')).ShortcutList }));

/** Opens the list of shortcuts with the question mark on every teacher page. */
export function TeacherShortcuts() {
  const open = useShortcutListOpen();
  useShortcut('?', () => showShortcutList(true));
  useEffect(() => () => showShortcutList(false), []);
  if (!open) return null;
  return (
    <Suspense>
      <ShortcutList onClose={() => showShortcutList(false)} />
    </Suspense>
  );
}
