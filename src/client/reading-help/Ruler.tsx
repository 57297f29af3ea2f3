import { useEffect, useRef } from 'react';
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

/** A line of text on the screen: top and bottom in px of the window. */
interface Line {
  readonly top: number;
  readonly bottom: number;
}

const middleOf = ({ top, bottom }: Line): number => (top + bottom) / 2;

/** The boxes of a text, or the single box of its formula. */
function boxesOf(text: Text): readonly DOMRect[] {
  const formula = text.parentElement?.closest('math');
  if (formula) return [formula.getBoundingClientRect()];
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}

/** The lines of all texts in an element, from the top down. */
function linesIn(root: Element): readonly Line[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const boxes: Line[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    // Text for screen readers only has no size.
    if (text instanceof Text)
      boxes.push(...boxesOf(text).filter(({ width, height }) => width > 1 && height > 1));
  }
  const lines: Line[] = [];
  for (const { top, bottom } of boxes.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const last = lines.at(-1);
    if (last && middleOf({ top, bottom }) < last.bottom)
      lines.splice(-1, 1, { top: Math.min(top, last.top), bottom: Math.max(bottom, last.bottom) });
    else lines.push({ top, bottom });
  }
  return lines;
}

/** The line at a point of the window, if it has text. */
function lineAt(x: number, y: number): Line | undefined {
  const node = nodeAt(x, y);
  return node instanceof Text ? boxesOf(node).find(({ top, bottom }) => top <= y && y <= bottom) : undefined;
}

function nodeAt(x: number, y: number): Node | undefined {
  if ('caretPositionFromPoint' in document) return document.caretPositionFromPoint(x, y)?.offsetNode;
  // For Safari before 18.4.
  return (document as Document).caretRangeFromPoint?.(x, y)?.startContainer;
}

/** The next line below or above a height, if any. */
const lineBeyond = (lines: readonly Line[], y: number, isDown: boolean): Line | undefined =>
  isDown ? lines.find((line) => middleOf(line) > y + 2) : lines.findLast((line) => middleOf(line) < y - 2);
