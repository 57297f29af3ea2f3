import type { ExportedQuestion, Loss, QuizWriter } from '../../../../shared/export/exported';
import { readNumberKey, toleranceOf } from '../../../../shared/number-answer/number-key';
import type { QuestionOf } from '../../../../shared/question/schema';
import { gapRuns } from '../../../../shared/question-types/cloze/gap-runs';
import { isAnsweredBy } from '../../../../shared/question-types/traits';
import { escapedGift } from '../../formats/gift/gift-source';
import { GiftWords } from '../../formats/gift/gift-words';
import { giftLosses } from '../../formats/gift/sentences';
import { accepted, giftAnswers } from '../../question-types/choice/gift';
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
  const gap = isAnsweredBy(question, 'gaps') ? giftGap(question) : undefined;
  if (isAnsweredBy(question, 'gaps') && !gap) {
    words.losses.add(giftLosses.gaps);
    return undefined;
  }
  const text = words.question(gap?.text ?? question.text);
  const answers = isAnsweredBy(question, 'gaps') ? (gap?.answers(words) ?? '') : giftAnswers(question, words);
  const explanation = question.explanation?.trim() ? `####${words.rich(question.explanation)}` : '';
  const isList = answers.includes('\n');
  const inside = isList ? `${answers}\n${explanation && `\t${explanation}\n`}` : answers + explanation;
  const title = `::${escapedGift(nameOf(question.text))}::`;
  const whole = gap ? text.replace(GAP_HOLE, () => `{${inside}}`) : `${text} {${inside}}`;
  return title + whole;
}

/** Placeholder for the gap while its text is written. */
const GAP_HOLE = '\ufdde';

/** A text with one gap and its answers; undefined for several gaps, which Moodle's GIFT does not support. */
function giftGap(
  question: QuestionOf<'cloze'>,
): { text: string; answers: (words: GiftWords) => string } | undefined {
  const [run, ...more] = gapRuns(question.text);
  const [gap] = question.gaps;
  if (!run || !gap || more.length > 0) return undefined;
  const key = question.correctAnswer[0] ?? [];
  return {
    text: question.text.slice(0, run.start) + GAP_HOLE + question.text.slice(run.end),
    answers(words) {
      words.losses.add(giftLosses.gap);
      if (gap.kind === 'number') return `#${key.map(numberLine).join('')}`;
      if (gap.kind === 'text') return accepted(key, words);
      const right = new Set(key.map((text) => text.trim()));
      return (gap.options ?? [])
        .map((option) => `\n\t${right.has(option.trim()) ? '=' : '~'}${words.rich(option)}`)
        .join('');
    },
  };
}

function numberLine(text: string): string {
  const key = readNumberKey(text);
  return key ? `\n\t=${key.value}:${toleranceOf(key)}` : '';
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
