import { cell, useWatched } from '../watched';

/**
 * The open modal dialogs, the uppermost last. All else is inert while one is open, so messages have to be
 * shown and spoken inside it.
 */
const layers = cell<readonly HTMLElement[]>([]);

/** Puts a dialog on top; the answer takes it away again. */
export function enterTopLayer(element: HTMLElement): () => void {
  layers.set([...layers.get(), element]);
  return () => layers.set(layers.get().filter((layer) => layer !== element));
}

/** The element that messages belong into: the uppermost modal dialog, else the page. */
export const useTopLayer = (): HTMLElement => useWatched(layers).at(-1) ?? document.body;
