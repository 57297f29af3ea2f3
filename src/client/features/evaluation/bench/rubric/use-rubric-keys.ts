import { useEffect, useEffectEvent, useState } from 'react';
import { isTyping, useShortcutsOn } from '../../../../platform/shortcuts';

/** The keys of the items, in their order. */
export const ITEM_KEYS = '123456789abcdefghijk';

/**
 * R and then the key of an item: the key is this one's before it is a mark or anything else. Nothing while something is
 * typed, a dialog is open, or with single keys switched off. Answers whether the key of an item is waited for.
 */
export function useRubricKeys(count: number, give: (place: number) => void): boolean {
  const hasKeys = useShortcutsOn();
  const [isArmed, setArmed] = useState(false);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasCommand = event.ctrlKey || event.metaKey || event.altKey;
    const isElsewhere = isTyping(event.target) || document.querySelector('dialog:modal') !== null;
    if (!hasKeys || hasCommand || isElsewhere || count === 0 || event.key === 'Shift') return;
    const key = event.key.toLowerCase();
    if (!isArmed) {
      if (key !== 'r') return;
      event.preventDefault();
      return setArmed(true);
    }
    setArmed(false);
    const place = ITEM_KEYS.indexOf(key);
    if (place === -1 || place >= count) return;
    event.preventDefault();
    give(place);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    // Before all that listen to a key by itself.
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
  return isArmed && hasKeys;
}
