/** The room for a table beside the number and the marks of its question on a sheet of A4, in pixels of CSS. */
const ROOM_PX = 560;

/** Marks every table that is wider than a sheet before the page is printed, so that styles break its cells; answers how to stop. */
export function fitTablesToPaper(): () => void {
  const mark = () => {
    for (const table of document.querySelectorAll('table'))
      table.toggleAttribute('data-wide', leastWidthOf(table) > ROOM_PX);
  };
  window.addEventListener('beforeprint', mark);
  return () => window.removeEventListener('beforeprint', mark);
}

/** How wide a table is with every line broken where it may. */
function leastWidthOf(table: HTMLTableElement): number {
  table.style.width = '0';
  const { scrollWidth } = table;
  table.style.width = '';
  return scrollWidth;
}
