import { useEffect, useEffectEvent } from 'react';
import { cell, useWatched, watched } from '../watched';
import { readStored, writeStored } from './local-storage';

const KEY = 'shortcuts';
const areOn = (): boolean => readStored(KEY) !== 'off';
const shortcuts = watched(areOn);

/** Whether single keys do something (WCAG 2.1.4: they can be switched off). */
export const useShortcutsOn = (): boolean => useWatched(shortcuts);

export function setShortcutsOn(on: boolean): void {
  writeStored(KEY, on ? 'on' : 'off');
  shortcuts.changed();
}

/**
 * Does something at a single key, unless they are switched off or something is being typed. The key is the page's, or
 * with `inDialog` that of the one dialog over it; a further dialog keeps it to itself.
 */
export function useShortcut(key: string, act: () => void, { inDialog = false } = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== key || hasCommand || event.defaultPrevented || !areOn()) return;
    const dialogs = document.querySelectorAll('dialog:modal').length;
    if (isTyping(event.target) || dialogs !== (inDialog ? 1 : 0)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const NOT_TYPED_INTO = ['button', 'checkbox', 'radio', 'range', 'file', 'submit', 'reset'];

/** Whether the key belongs to what has the focus: a text field, a choice that letters move through, a menu. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.includes(target.type);
  return target.isContentEditable || target.closest('textarea, select, [role="menu"]') !== null;
}

const isListOpen = cell(false);

/** Opens or closes the list of keyboard shortcuts, from whatever page it is asked for. */
export const showShortcutList = isListOpen.set;

export const useShortcutListOpen = (): boolean => useWatched(isListOpen);

interface Keys {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const withCommand = ({ ctrlKey, metaKey }: Keys) => ctrlKey || metaKey;

/** Ctrl or Cmd and S: save. */
export const isSaveShortcut = (keys: Keys): boolean => withCommand(keys) && keys.key.toLowerCase() === 's';

/** Ctrl or Cmd and Enter: save and go on to the next one. */
export const isNextShortcut = (keys: Keys): boolean => withCommand(keys) && keys.key === 'Enter';
