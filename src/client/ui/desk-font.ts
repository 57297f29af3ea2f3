import './desk-font.css';

/** Asks for the type of the desk before the first text is set in it: a font that comes later is left out of the visit. */
export function loadDeskFont(): void {
  // A document in memory has no fonts.
  if (!('fonts' in document)) return;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-desk');
  void document.fonts.load(`1rem ${family}`).catch(() => undefined);
}
