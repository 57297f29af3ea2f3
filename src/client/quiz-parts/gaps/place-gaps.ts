import { gapRuns } from '../../../shared/question-types/gap-runs';
import { wordsIn } from '../rich-text/words-of';

/** Where a gap stands in a formatted text, and what stands around it. */
export interface GapPlace {
  readonly element: HTMLElement;
  readonly around: string;
}

const WORDS_AROUND = 5;
const BLOCKS = 'p, li, td, th, pre, h1, h2, h3, h4, h5, h6, blockquote';

/** What is said right before and after a gap, so that its name tells where it is. */
export function wordsAround(before: string, after: string): string {
  const last = wordsOf(before).slice(-WORDS_AROUND).join(' ');
  const next = wordsOf(after).slice(0, WORDS_AROUND).join(' ');
  return `${last} … ${next}`.trim();
}

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/_{3,}/g, '…')
    .split(/\s+/)
    .filter((word) => word !== '');

/**
 * Puts the HTML of a text into `box` and an empty element in the place of each of its first `count` gaps, in their order;
 * what is drawn into these is the caller's.
 */
export function placeGaps(box: HTMLElement, html: string, count: number): GapPlace[] {
  box.innerHTML = html;
  const elements = textsWithGaps(box)
    .flatMap((node) => splitAtGaps(node))
    .slice(0, count)
    .map((run) => {
      const element = document.createElement('span');
      run.replaceWith(element);
      return element;
    });
  // All of them are still empty, so what is read around one is only text.
  return elements.map((element) => ({ element, around: aroundOf(element, box) }));
}

function textsWithGaps(box: HTMLElement): Text[] {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // No field can stand inside a formula.
    if (node instanceof Text && gapRuns(node.data).length > 0 && !node.parentElement?.closest('math')) {
      found.push(node);
    }
  }
  return found;
}

/** The runs of a text as nodes of their own. */
function splitAtGaps(text: Text): Text[] {
  return gapRuns(text.data)
    .toReversed()
    .map(({ start, end }) => {
      text.splitText(end);
      return text.splitText(start);
    })
    .toReversed();
}

function aroundOf(element: HTMLElement, box: HTMLElement): string {
  const block = element.closest(BLOCKS) ?? box;
  const [before, after] = [document.createRange(), document.createRange()];
  before.setStart(block, 0);
  before.setEndBefore(element);
  after.setStartAfter(element);
  after.setEnd(block, block.childNodes.length);
  const spoken = (range: Range) => wordsIn(range.cloneContents(), 'aria-label');
  return wordsAround(spoken(before), spoken(after));
}
