import { useEffect, useRef } from 'react';
import { type Line, lineAt, lineBeyond, linesIn } from './lines';
import styles from './Ruler.module.css';

/** The margin of the band above and below the letters, and half of its height where there is no text. */
const EDGE_PX = 4;
const HALF_PX = 16;
/** The elements that use the arrow keys themselves. */
const TAKES_ARROWS = 'input, select, textarea, button, a, summary, dialog, [tabindex="0"]';

/** A band over the current line. Follows the pointer, taps and the focus; the arrow keys move it by lines. */
export function Ruler() {
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = band.current;
    return element ? followReading(element) : undefined;
  }, []);
  return <div ref={band} className={styles.band} aria-hidden="true" hidden data-ruler="" />;
}

function followReading(band: HTMLElement): () => void {
  let y = 0;
  const lay = ({ top, bottom }: Line) => {
    y = (top + bottom) / 2;
    band.hidden = false;
    band.style.top = `${top - EDGE_PX}px`;
    band.style.height = `${bottom - top + 2 * EDGE_PX}px`;
  };
  const layAtPointer = ({ clientX, clientY }: PointerEvent) =>
    lay(lineAt(clientX, clientY) ?? { top: clientY - HALF_PX, bottom: clientY + HALF_PX });
  let frame = 0;
  const layAtFocus = () => {
    cancelAnimationFrame(frame);
    // By then the page has scrolled to it.
    frame = requestAnimationFrame(() => {
      const focused = document.activeElement?.closest('main *');
      if (focused) lay(linesIn(focused.closest('label') ?? focused)[0] ?? focused.getBoundingClientRect());
    });
  };
  const step = (event: KeyboardEvent) => {
    const isDown = event.key === 'ArrowDown';
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
    const isFree = event.target instanceof Element && !event.target.closest(TAKES_ARROWS);
    const main = document.querySelector('main');
    if (!(isDown || event.key === 'ArrowUp') || !isPlain || !isFree || !main || event.defaultPrevented)
      return;
    const next = lineBeyond(linesIn(main), y, isDown);
    if (!next) return;
    event.preventDefault();
    lay(inView(next));
  };
  document.addEventListener('pointermove', layAtPointer);
  document.addEventListener('pointerdown', layAtPointer);
  document.addEventListener('focusin', layAtFocus);
  document.addEventListener('keydown', step);
  layAtFocus();
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('pointermove', layAtPointer);
    document.removeEventListener('pointerdown', layAtPointer);
    document.removeEventListener('focusin', layAtFocus);
    document.removeEventListener('keydown', step);
  };
}

/** Scrolls a line into the space between the bars; returns its new position. */
function inView({ top, bottom }: Line): Line {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const [highest, lowest] = [
    Number.parseFloat(scrollPaddingTop),
    innerHeight - Number.parseFloat(scrollPaddingBottom),
  ];
  const before = scrollY;
  if (bottom > lowest) scrollBy(0, bottom - lowest);
  else if (top < highest) scrollBy(0, top - highest);
  const moved = scrollY - before;
  return { top: top - moved, bottom: bottom - moved };
}
