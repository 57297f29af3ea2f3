import { cell, useWatched } from '../watched';

/**
 * The open modal dialogs, the top one last. Everything outside the top dialog is inert, so messages must be shown and
 * announced inside it.
 */
const layers = cell<readonly HTMLElement[]>([]);

/** Puts a dialog on top; returns the cleanup. */
export function enterTopLayer(element: HTMLElement): () => void {
  layers.set([...layers.get(), element]);
  return () => layers.set(layers.get().filter((layer) => layer !== element));
}

/** The container for messages: the top modal dialog, else the page. */
export const useTopLayer = (): HTMLElement => useWatched(layers).at(-1) ?? document.body;
