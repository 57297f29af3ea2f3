import { IMPORT_MAXIMUM_QUESTIONS } from '../../../../shared/constants';
import type { AnswersReading } from '../answers-reading';
import { categoryTags } from '../category-tags';
import { GAP_HOLE, showGaps } from '../cloze/gap-holes';
import type { ImportedQuestion, SkippedQuestion, TextReader } from '../imported';
import { type GiftAnswers, withoutGeneralFeedback } from './gift-answers';
import { type GiftBlock, giftBlocks } from './gift-blocks';
import { readChoice, readTruth, truthOf } from './gift-choice';
import { readCloze } from './gift-cloze';
import { joinClozeParagraphs, joinedNote, readClozeCode } from './gift-cloze-code';
import { showEscapes } from './gift-escapes';
import { isMatching, readMatch } from './gift-match';
import { readNumber } from './gift-number';
import { type GiftParts, giftParts } from './gift-parts';
import { GiftTexts } from './gift-text';
import { readEssay, readShort } from './gift-written';
import { giftSentences } from './sentences';

const CATEGORY = '$CATEGORY:';
/** In characters, including its answers and embedded pictures. */
const QUESTION_MAXIMUM = 200_000;

/** Reads GIFT as Moodle does, and corrects common mistakes that Moodle rejects. */
export const readGift: TextReader = (text) => {
  const [questions, skipped]: [ImportedQuestion[], SkippedQuestion[]] = [[], []];
  let category: readonly string[] = [];
  for (const block of joinClozeParagraphs(giftBlocks(text))) {
    if (questions.length > IMPORT_MAXIMUM_QUESTIONS) break;
    if (block.text.length > QUESTION_MAXIMUM) {
      skipped.push({ line: block.line, type: '', reason: giftSentences.tooLong });
      continue;
    }
    if (block.text.startsWith(CATEGORY)) {
      category = categoryTags(showEscapes(block.text.slice(CATEGORY.length)));
      continue;
    }
    const { name, rest } = titled(block.text);
    const code = readClozeCode(rest);
    if (code) {
      questions.push(clozeOf(code, { block, name, category }));
      continue;
    }
    const parts = giftParts(rest);
    if (parts.answers.length === 0) skipped.push(skippedOf({ block, name, parts }));
    else questions.push(questionOf({ block, name, parts, category }));
  }
  return { questions, skipped, pictures: new Map() };
};

interface Found {
  readonly block: GiftBlock;
  readonly name: string;
  readonly parts: GiftParts;
}

/** Splits off a title between two pairs of colons. */
function titled(text: string): { name: string; rest: string } {
  const end = text.startsWith('::') ? text.indexOf('::', 2) : -1;
  if (end < 0) return { name: '', rest: text.startsWith('::') ? text.slice(2) : text };
  return { name: showEscapes(text.slice(2, end)).trim(), rest: text.slice(end + 2).trim() };
}

const nameOf = (name: string) => name !== '' && { name };

const skippedOf = ({ block, name, parts }: Found): SkippedQuestion => ({
  line: block.line,
  ...nameOf(name),
  type: parts.fault ? '' : 'description',
  reason: parts.fault ? giftSentences.broken : giftSentences.description,
});

interface Placed {
  readonly block: GiftBlock;
  readonly name: string;
  readonly category: readonly string[];
}

function clozeOf(code: { source: string; reading: AnswersReading }, placed: Placed): ImportedQuestion {
  const texts = new GiftTexts();
  const text = showGaps(texts.question(code.source));
  return importedOf(placed, { texts, text, reading: code.reading });
}

function questionOf({ parts, ...placed }: Placed & { parts: GiftParts }): ImportedQuestion {
  const texts = new GiftTexts();
  const text = showGaps(texts.question(withGaps(parts)));
  const answers = parts.answers.map(withoutGeneralFeedback);
  const readings = answers.map((each) => readingOfAnswers(each, texts));
  const [only, ...more] = readings;
  const reading = only && more.length === 0 ? only : readCloze(readings);
  const general = answers.map(({ generalFeedback }) => texts.rich(generalFeedback));
  const problems = parts.fault === 'open' ? [giftSentences.open, ...reading.problems] : reading.problems;
  return importedOf(placed, { texts, text, general, reading: { ...reading, problems } });
}

interface Read {
  readonly texts: GiftTexts;
  readonly text: string;
  readonly reading: AnswersReading;
  readonly general?: readonly string[];
}

function importedOf(
  { block, name, category }: Placed,
  { texts, text, reading, general = [] }: Read,
): ImportedQuestion {
  const explanation = [...general, ...reading.feedback].filter((each) => each !== '').join('\n');
  const id = idOf(block.comments);
  return {
    line: block.line,
    ...nameOf(name),
    draft: { ...reading.draft, text, explanation: explanation === '' ? null : explanation },
    problems: reading.problems,
    notes: [
      ...texts.notes,
      ...joinedNote(block),
      ...reading.notes,
      ...(reading.feedback.length > 0 ? [giftSentences.feedbackMoved] : []),
      ...(id === '' ? [] : [giftSentences.id(id)]),
    ],
    tags: [...new Set([...category, ...tagsOf(block.comments)])],
  };
}

/** Marks gaps where text follows the answers, as Moodle does, or where there are several. */
function withGaps({ texts, answers }: GiftParts): string {
  const isLast = answers.length === 1 && texts.at(-1) === '';
  return texts.join(isLast ? '' : GAP_HOLE);
}

/** Tells the type by Moodle's rules, in Moodle's order. */
function readingOfAnswers({ inside }: GiftAnswers, texts: GiftTexts): AnswersReading {
  const source = { inside, texts };
  if (inside === '') return readEssay();
  if (inside.startsWith('#')) return readNumber(source);
  if (inside.includes('~')) return readChoice(source);
  if (isMatching(inside)) return readMatch(source);
  const truth = truthOf(inside);
  return truth ? readTruth(truth, texts) : readShort(source);
}

const TAG = /\[tag:((?:\\\]|[^\]])*)\]/g;
const ID = /\[id:((?:\\\]|[^\]])*)\]/;

const unescaped = (text: string): string => showEscapes(text).replaceAll('\\]', ']').trim();

/** The tags in the comments above a question. */
const tagsOf = (comments: readonly string[]): string[] =>
  comments
    .flatMap((comment) => Array.from(comment.matchAll(TAG), ([, tag = '']) => unescaped(tag)))
    .filter((tag) => tag !== '');

/** The question's ID in other systems; empty if the comments give none. */
const idOf = (comments: readonly string[]): string =>
  unescaped(comments.map((comment) => ID.exec(comment)?.[1] ?? '').find((id) => id !== '') ?? '');
