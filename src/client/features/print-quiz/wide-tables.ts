/** The width available to a table on a sheet of A4, in CSS pixels. */
const ROOM_PX = 560;

/**
 * Marks tables wider than a sheet before printing, so that styles break their cells; returns a cleanup
 * function.
 */
export function fitTablesToPaper(): () => void {
  const mark = () => {
    for (const table of document.querySelectorAll('table'))
      table.toggleAttribute('data-wide', leastWidthOf(table) > ROOM_PX);
  };
  window.addEventListener('beforeprint', mark);
  return () => window.removeEventListener('beforeprint', mark);
}

/** The width of a table with every possible line break. */
function leastWidthOf(table: HTMLTableElement): number {
  table.style.width = '0';
  const { scrollWidth } = table;
  table.style.width = '';
  return scrollWidth;
}
