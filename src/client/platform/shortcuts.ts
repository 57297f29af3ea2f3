import { type KeyboardEvent as KeyPress, type RefObject, useEffect, useEffectEvent } from 'react';
import { cell, useWatched, watched } from '../watched';
import { readStored, writeStored } from './local-storage';

const KEY = 'shortcuts';
const areOn = (): boolean => readStored(KEY) !== 'off';
const shortcuts = watched(areOn);

/** Whether single-key shortcuts are on (WCAG 2.1.4 requires an off switch). */
export const useShortcutsOn = (): boolean => useWatched(shortcuts);

export function setShortcutsOn(on: boolean): void {
  writeStored(KEY, on ? 'on' : 'off');
  shortcuts.changed();
}

/**
 * Runs an action on a single key, unless shortcuts are off or the user is typing. The key works on the page, or with
 * `inDialog` in the one open dialog; a further dialog takes it over.
 */
export function useShortcut(key: string, act: () => void, { inDialog = false } = {}): void {
  useKeyDown((event) => {
    const hasCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== key || hasCommand || event.defaultPrevented || !areOn()) return;
    const dialogs = document.querySelectorAll('dialog:modal').length;
    if (isTyping(event.target) || dialogs !== (inDialog ? 1 : 0)) return;
    event.preventDefault();
    act();
  });
}

const USES_ARROWS = 'input, select, textarea, dialog, [role="menu"], [role="radiogroup"], [role="tablist"]';

/**
 * Moves the focus into a list or grid by ArrowDown, unless the focused element uses the arrow keys itself.
 */
export function useArrowInto(part: RefObject<HTMLElement | null>, enter: () => void): void {
  useKeyDown((event) => {
    const { target, key } = event;
    const hasCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (key !== 'ArrowDown' || hasCommand || event.defaultPrevented || !part.current) return;
    if (!(target instanceof Element) || target.closest(USES_ARROWS) || part.current.contains(target)) return;
    if (document.querySelector('dialog:modal')) return;
    event.preventDefault();
    enter();
  });
}

function useKeyDown(press: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(press);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => latest(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const NOT_TYPED_INTO = ['button', 'checkbox', 'radio', 'range', 'file', 'submit', 'reset'];

/** Whether the focused element uses the key itself: a text field, a select, a menu. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.includes(target.type);
  return target.isContentEditable || target.closest('textarea, select, [role="menu"]') !== null;
}

const isListOpen = cell(false);

export const showShortcutList = isListOpen.set;

export const useShortcutListOpen = (): boolean => useWatched(isListOpen);

interface Keys {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const withCommand = ({ ctrlKey, metaKey }: Keys) => ctrlKey || metaKey;

export const isSaveShortcut = (keys: Keys): boolean => withCommand(keys) && keys.key.toLowerCase() === 's';

/** Ctrl or Cmd and Enter: save and go to the next. */
export const isNextShortcut = (keys: Keys): boolean => withCommand(keys) && keys.key === 'Enter';

/** Enter without Ctrl or Cmd; the Enter that ends a composition belongs to the input method. */
export const isPlainEnter = (event: KeyPress): boolean =>
  event.key === 'Enter' && !withCommand(event) && !event.nativeEvent.isComposing;
