import { lazy, Suspense, useEffect } from 'react';
import { showShortcutList, useShortcut, useShortcutListOpen } from '../../platform/shortcuts';

const ShortcutList = lazy(async () => ({ default: (await import('./ShortcutList')).ShortcutList }));

/** The list of shortcuts, at the question mark, on every page of a teacher. */
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
