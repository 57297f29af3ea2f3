import { hasTags } from '../../formats/gift/gift-markup';
import { type AnswersReading, readingOf } from '../answers-reading';
import { clozeParts } from '../cloze/cloze-code';
import { withHoles } from '../cloze/gap-holes';
import { readGaps } from '../cloze/read-gaps';
import { clozeSentences } from '../cloze/sentences';
import { wordsOf } from '../markup/words-of-html';
import type { GiftBlock } from './gift-blocks';
import { showEscapes } from './gift-escapes';
import { giftParts } from './gift-parts';
import { giftSentences } from './sentences';

const CODE = /\{\d{0,6}:\s?[A-Z_]{2,20}\s?:/;

/** Gaps in Moodle's Cloze code, and the text with a hole for each; undefined if there are none. */
export function readClozeCode(source: string): { source: string; reading: AnswersReading } | undefined {
  if (!CODE.test(source)) return undefined;
  const { texts, gaps } = clozeParts(source);
  if (gaps.length === 0) return undefined;
  const { draft, problems, notes, feedback } = readGaps(gaps, wordsIn);
  const text = withHoles(texts);
  const hasOthers = giftParts(texts.join('\n')).answers.length > 0;
  const told = { problems: [...problems, ...(hasOthers ? [giftSentences.mixed] : [])], feedback };
  return { source: text.source, reading: readingOf(draft, { ...told, notes: [...text.notes, ...notes] }) };
}

function wordsIn(hidden: string): string {
  const text = showEscapes(hidden);
  return hasTags(text) ? wordsOf(text) : text.replace(/\s+/g, ' ').trim();
}

/** Joins paragraphs with Cloze gaps into one text, up to the next title or category. */
export function joinClozeParagraphs(blocks: readonly GiftBlock[]): GiftBlock[] {
  const joined: GiftBlock[] = [];
  for (const block of blocks) {
    const above = joined.at(-1);
    const goesOn =
      above && CODE.test(block.text) && !/^(?:::|\$CATEGORY:)/.test(block.text) && mayGoOn(above);
    if (goesOn)
      joined[joined.length - 1] = { ...above, text: `${above.text}\n\n${block.text}`, isJoined: true };
    else joined.push(block);
  }
  return joined;
}

const mayGoOn = ({ text }: GiftBlock): boolean =>
  CODE.test(text) || (text.startsWith('::') && !text.includes('{'));

export const joinedNote = ({ isJoined }: GiftBlock): string[] => (isJoined ? [clozeSentences.joined] : []);
