/** Preloads the desk font, which desk-font.css declares: its font-display is `optional`, so a late font stays unused for the visit. */
export function loadDeskFont(): void {
  // happy-dom has no fonts.
  if (!('fonts' in document)) return;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-desk');
  void document.fonts.load(`1rem ${family}`).catch(() => undefined);
}
