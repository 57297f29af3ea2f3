import { useSyncExternalStore } from 'react';

/**
 * The open modal dialogs, the uppermost last. All else is inert while one is open, so messages have to be
 * shown and spoken inside it.
 */
let layers: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog on top; the answer takes it away again. */
export function enterTopLayer(element: HTMLElement): () => void {
  change([...layers, element]);
  return () => change(layers.filter((layer) => layer !== element));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The element that messages belong into: the uppermost modal dialog, else the page. */
export const useTopLayer = (): HTMLElement =>
  useSyncExternalStore(subscribe, () => layers.at(-1) ?? document.body);
