import type { ExportedQuestion, Loss, QuizWriter } from '../../../../shared/export/exported';
import { GAP_HOLE } from '../../formats/gift/gift-lines';
import { escapedGift } from '../../formats/gift/gift-source';
import { GiftWords } from '../../formats/gift/gift-words';
import { giftLosses } from '../../formats/gift/sentences';
import { serverModuleOf } from '../../question-types/registry';
import { exportSentences } from '../sentences';

/** Writes a quiz as GIFT: tags as comments, pools as categories, losses also as comments at their question. */
export const writeGift: QuizWriter = ({ questions, commonLosses = [] }) => {
  const losses: Loss[] = [];
  const blocks = commonLosses.map(
    ({ question, sentence }) => `${commentOf(exportSentences.loss(question, sentence))}\n`,
  );
  let pool = '';
  for (const exported of questions) {
    const words = new GiftWords();
    const name = exported.pool?.name ?? '';
    if (name !== pool) {
      blocks.push(`$CATEGORY: ${name === '' ? UNPOOLED : categoryOf(name)}\n`);
      if (exported.pool) words.losses.add(giftLosses.pool(name, exported.pool.draw));
    }
    pool = name;
    blocks.push(giftQuestion(exported, words));
    losses.push(...[...words.losses].map((sentence) => ({ question: exported.place, sentence })));
  }
  return { content: blocks.join('\n'), losses };
};

/** Moodle's category for questions without one. */
const UNPOOLED = '$course$/top';

/** A single slash would start a subcategory. */
const categoryOf = (name: string): string => escapedGift(name.replace(/\s+/g, ' ').replaceAll('/', '//'));

function giftQuestion(exported: ExportedQuestion, words: GiftWords): string {
  const body = bodyOf(exported, words);
  addLosses(exported, words);
  const tags = exported.tags.map((tag) => `[tag:${tag.replaceAll(']', '\\]')}]`);
  const comments = [...(tags.length > 0 ? [tags.join(' ')] : []), ...words.losses].map(commentOf);
  return `${[...comments, ...(body === undefined ? [] : [body])].join('\n')}\n`;
}

const commentOf = (text: string): string => `// ${text.replace(/\s+/g, ' ')}`;

function bodyOf({ question }: ExportedQuestion, words: GiftWords): string | undefined {
  const { gift, giftText } = serverModuleOf(question);
  const source = giftText ? giftText(question, words) : question.text;
  if (source === undefined) return undefined;
  const text = words.question(source);
  const answers = gift(question, words);
  const explanation = question.explanation?.trim() ? `####${words.rich(question.explanation)}` : '';
  const isList = answers.includes('\n');
  const inside = isList ? `${answers}\n${explanation && `\t${explanation}\n`}` : answers + explanation;
  const title = `::${escapedGift(nameOf(question.text))}::`;
  return title + (giftText ? text.replace(GAP_HOLE, () => `{${inside}}`) : `${text} {${inside}}`);
}

const NAME_LENGTH = 60;

/** Moodle lists questions by name: here, their first words. */
const nameOf = (text: string): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, NAME_LENGTH).join('').trim();

function addLosses({ question }: ExportedQuestion, words: GiftWords): void {
  if (question.imageUrl !== null) words.losses.add(giftLosses.picture);
  if (question.timeLimit !== null) words.losses.add(giftLosses.time(question.timeLimit));
  if (question.maximumMarks !== 1) words.losses.add(giftLosses.marks(question.maximumMarks));
}
