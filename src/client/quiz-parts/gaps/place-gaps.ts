import { gapRuns } from '../../../shared/question-types/gap-runs';
import { wordsIn } from '../rich-text/words-of';

/** The position of a gap in a formatted text, and the text around it. */
export interface GapPlace {
  readonly element: HTMLElement;
  readonly around: string;
}

const WORDS_AROUND = 5;
/** Stands for the spaces in a formula's words, so that a formula counts as one word and is never cut. */
const WITHIN = '\u2060';
const OTHER_GAP = 'blank';
const BLOCKS = 'p, li, td, th, pre, h1, h2, h3, h4, h5, h6, blockquote';

/** The words beside a gap, for an accessible name that tells its place. */
export function wordsAround(before: string, after: string): string {
  const last = wordsOf(before).slice(-WORDS_AROUND).join(' ');
  const next = wordsOf(after).slice(0, WORDS_AROUND).join(' ');
  return `${last} … ${next}`.trim().replaceAll(WITHIN, ' ');
}

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/_{3,}/g, OTHER_GAP)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Sets the HTML of `box` with an empty element for each of its first `count` gaps, for the caller to fill. */
export function placeGaps(box: HTMLElement, html: string, count: number): GapPlace[] {
  box.innerHTML = html;
  const elements = textsWithGaps(box)
    .flatMap((node) => splitAtGaps(node))
    .slice(0, count)
    .map((run) => {
      const element = document.createElement('span');
      run.replaceWith(element);
      element.append(OTHER_GAP);
      return element;
    });
  const places = elements.map((element) => ({ element, around: aroundOf(element, box) }));
  for (const element of elements) element.replaceChildren();
  return places;
}

function textsWithGaps(box: HTMLElement): Text[] {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // A formula cannot contain a field.
    if (node instanceof Text && gapRuns(node.data).length > 0 && !node.parentElement?.closest('math')) {
      found.push(node);
    }
  }
  return found;
}

/** Splits the runs of a text into nodes. */
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
  const spoken = (range: Range) => {
    const part = range.cloneContents();
    for (const formula of part.querySelectorAll('math[aria-label]'))
      formula.setAttribute('aria-label', (formula.getAttribute('aria-label') ?? '').replaceAll(' ', WITHIN));
    return wordsIn(part, 'aria-label');
  };
  return wordsAround(spoken(before), spoken(after));
}
