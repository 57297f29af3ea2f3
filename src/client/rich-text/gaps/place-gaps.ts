import { sentencesOf } from '../../../shared/languages/sentences';
import { gapRuns } from '../../../shared/question-types/cloze/gap-runs';
import { wordsIn } from '../words-of';

const texts = sentencesOf('richText');

/** The position of a gap in a formatted text, and the text around it. */
export interface GapPlace {
  readonly element: HTMLElement;
  readonly around: string;
}

const WORDS_AROUND = 5;
/** Replaces the spaces in a formula's words: a formula counts as one word and is never cut. */
const WITHIN = '\u2060';
const BLOCKS = 'p, li, td, th, pre, h1, h2, h3, h4, h5, h6, blockquote';

/** The words beside a gap, for an accessible name that gives its position. */
export const wordsAround = (before: string, after: string): string =>
  [...wordsOf(before).slice(-WORDS_AROUND), '…', ...wordsOf(after).slice(0, WORDS_AROUND)]
    .join(' ')
    .replaceAll(WITHIN, ' ');

const wordsOf = (text: string): string[] => text.replaceAll(/_{3,}/g, texts.blank).match(/\S+/g) ?? [];

/** Sets the HTML of `box` with an empty element for each of its first `count` gaps, for the caller to fill. */
export function placeGaps(box: HTMLElement, html: string, count: number): GapPlace[] {
  box.innerHTML = html;
  const places = textsWithGaps(box)
    .flatMap(splitAtGaps)
    .slice(0, count)
    .map((run) => ({ run, element: document.createElement('span'), around: aroundOf(run, box) }));
  // Not before all marks have been read as gaps.
  for (const { run, element } of places) run.replaceWith(element);
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

function aroundOf(run: Text, box: HTMLElement): string {
  const block = run.parentElement?.closest(BLOCKS) ?? box;
  const range = document.createRange();
  const spoken = () => {
    const part = range.cloneContents();
    for (const formula of part.querySelectorAll('math'))
      formula.replaceWith(formula.getAttribute('aria-label')?.replaceAll(' ', WITHIN) ?? '');
    return wordsIn(part, 'aria-label');
  };
  range.selectNodeContents(block);
  range.setEndBefore(run);
  const before = spoken();
  range.selectNodeContents(block);
  range.setStartAfter(run);
  return wordsAround(before, spoken());
}
