import { type KeyboardEvent as FieldEvent, useEffect, useEffectEvent } from 'react';
import type { Phrase } from '../../../../shared/comments/schema';
import { isTyping } from '../../../platform/shortcuts';

const DIGIT = /^Digit([1-9])$/;

/** The phrase that Alt with a digit names, by the place of the key: with Alt some keyboards make another character of it. */
export function phraseAt(event: KeyboardEvent | FieldEvent, phrases: readonly Phrase[]): Phrase | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return phrases[Number(DIGIT.exec(event.code)?.[1] ?? 0) - 1];
}

/** Uses a phrase by its key wherever on the page nothing is typed. */
export function usePhraseKeys(phrases: readonly Phrase[], onUse: (text: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const phrase = phraseAt(event, phrases);
    if (!phrase || event.defaultPrevented || isTyping(event.target)) return;
    if (document.querySelector('dialog:modal')) return;
    event.preventDefault();
    onUse(phrase.text);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
