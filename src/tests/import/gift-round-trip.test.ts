import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeGift } from '../../server/rules/export/gift/write-gift';
import { readGift } from '../../server/rules/import/gift/read-gift';
import { checkProperty } from '../../server/testing/property';
import type { ExportedQuestion, ExportedQuiz } from '../../shared/export/exported';
import { toQuestion } from '../../shared/question/from-draft';
import type { Question } from '../../shared/question/schema';
import { quizSwitches } from '../../shared/quiz/settings';
import { anyMadeUpQuestion } from './made-up-questions';

const exportedQuiz = (questions: readonly ExportedQuestion[]): ExportedQuiz => ({
  settings: { title: 'Quiz', description: '', totalTimeSeconds: 60, lang: null, ...quizSwitches },
  questions,
  pictures: new Map(),
});

/** What GIFT always loses is compared as it comes back; every other loss must be named. */
const lossesOf = (exported: ExportedQuestion): string =>
  writeGift(exportedQuiz([exported]))
    .losses.map(({ sentence }) => sentence)
    .join(' ');

/** A question as GIFT can express it, given the losses named by the writer. */
function asSaid(question: Question, losses: string): unknown {
  const base = { ...question, maximumMarks: 1, timeLimit: null, imageUrl: null, imageAlt: null };
  switch (base.type) {
    case 'msq':
      return { ...base, partialCredit: base.correctAnswer.length > 1, ...costs(base) };
    case 'short':
      return { ...base, correctAnswer: arrows(base.correctAnswer, losses) };
    case 'long':
      return { ...base, correctAnswer: '' };
    case 'number': {
      const { value, tolerance = 0 } = base.correctAnswer;
      const margin =
        typeof tolerance === 'number' ? tolerance : Math.abs(value) * (parseFloat(tolerance) / 100);
      const rounded = Number(margin.toPrecision(12));
      return {
        ...base,
        partialCredit: true,
        correctAnswer: { value, ...(rounded > 0 && { tolerance: rounded }) },
      };
    }
    case 'match':
      return { ...base, partialCredit: true };
    default:
      return base;
  }
}

/** All-or-nothing marking is exported as wrong options that cost all marks. */
function costs({ partialCredit, options, correctAnswer }: Extract<Question, { type: 'msq' }>) {
  const share = 100 / correctAnswer.length;
  const isUsual = partialCredit || share === 100 || correctAnswer.length === options.length;
  if (isUsual) return {};
  const weightOf = (option: string) => (correctAnswer.includes(option) ? Number(share.toFixed(5)) : -100);
  return { weights: Object.fromEntries(options.map((option) => [option, weightOf(option)])) };
}

const arrows = (text: string, losses: string): string =>
  losses.includes('written as →') ? text.replaceAll('->', '→') : text;

/** Sides sorted, because their order has no meaning. */
const withoutOrder = (question: unknown): unknown =>
  JSON.parse(
    JSON.stringify(question, (key, value: unknown) =>
      key === 'right' && Array.isArray(value) ? [...value].sort() : value,
    ),
  );

const SAID = new Set(['mcq', 'msq', 'short', 'long', 'number', 'match']);

test('an exported question is read back unchanged, as far as GIFT can express it', () => {
  checkProperty(
    fc.property(anyMadeUpQuestion, (exported) => {
      const { question, tags } = exported;
      const { content } = writeGift(exportedQuiz([exported]));
      const losses = lossesOf(exported);
      const { questions, skipped } = readGift(String(content));
      expect(skipped).toEqual([]);
      if (question.type === 'cloze' && question.gaps.length > 1) {
        expect(questions).toEqual([]);
        expect(losses).toContain('several gaps');
        return;
      }
      expect(questions).toHaveLength(1);
      const [read] = questions;
      if (!read) throw new Error('no question');
      expect(read.tags).toEqual(tags);
      if (!SAID.has(question.type)) {
        expect(losses).toMatch(/order becomes|slider from|gap becomes/);
        return;
      }
      const again = toQuestion(read.draft, '', null);
      if (losses.includes('right sides') || losses.includes('written as →')) {
        expect(again.type).toBe(question.type);
        expect(again.text).toBe(question.text);
        return;
      }
      expect(withoutOrder(again)).toEqual(withoutOrder(asSaid(question, losses)));
      expect(read.problems).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
