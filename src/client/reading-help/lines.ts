/** A line of text on the screen: top and bottom in px of the window. */
export interface Line {
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
export function linesIn(root: Element): readonly Line[] {
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
export function lineAt(x: number, y: number): Line | undefined {
  const node = nodeAt(x, y);
  return node instanceof Text ? boxesOf(node).find(({ top, bottom }) => top <= y && y <= bottom) : undefined;
}

function nodeAt(x: number, y: number): Node | undefined {
  if ('caretPositionFromPoint' in document) return document.caretPositionFromPoint(x, y)?.offsetNode;
  // For Safari before 18.4.
  return (document as Document).caretRangeFromPoint?.(x, y)?.startContainer;
}

/** The next line below or above a height, if any. */
export const lineBeyond = (lines: readonly Line[], y: number, isDown: boolean): Line | undefined =>
  isDown ? lines.find((line) => middleOf(line) > y + 2) : lines.findLast((line) => middleOf(line) < y - 2);
