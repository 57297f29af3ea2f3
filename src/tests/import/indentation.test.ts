import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeMoodleXml } from '../../server/rules/export/moodle/write-moodle-xml';
import { writeQti21 } from '../../server/rules/export/qti/write-qti21';
import { readMoodleXml } from '../../server/rules/import/moodle/read-moodle-xml';
import { readQti } from '../../server/rules/import/qti/read-qti';
import { checkProperty } from '../../server/testing/property';
import type { ExportedFile, ExportedQuiz } from '../../shared/export/exported';
import { questionSchema } from '../../shared/question/schema';
import { quizSwitches } from '../../shared/quiz/settings';

const quizOf = (text: string, format: 'plain' | 'rich'): ExportedQuiz => ({
  settings: { title: 'Quiz', description: '', totalTimeSeconds: 60, lang: null, ...quizSwitches },
  questions: [
    {
      question: questionSchema.parse({
        ...{ _id: '', imageUrl: null, imageAlt: null, timeLimit: null, format, maximumMarks: 1, text },
        ...{ type: 'mcq', options: ['yes', 'no'], correctAnswer: 'yes', min: null, max: null, step: null },
      }),
      ...{ place: 1, tags: [] },
    },
  ],
  pictures: new Map(),
});

const itemIn = ({ content }: ExportedFile): string =>
  typeof content === 'string' ? content : String(content.get('items/item_001.xml'));
const WAYS = {
  'Moodle XML': (quiz: ExportedQuiz) => readMoodleXml(itemIn(writeMoodleXml(quiz))),
  QTI: (quiz: ExportedQuiz) => readQti(itemIn(writeQti21(quiz))),
} as const;
const textBehind = (way: keyof typeof WAYS, text: string, format: 'plain' | 'rich') =>
  WAYS[way](quizOf(text, format)).questions[0]?.draft.text;

const TEXTS = [
  'What is printed?\nif dry:\n    water()\n        twice()\n  end',
  'What is printed?\n\n    first\n\tnothing\n\n        second',
  '    begin\n end',
  'columns  of   words    apart',
] as const;

test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('spaces before and between words survive %s', (way) => {
  for (const text of TEXTS.map((each) => each.replace('\t', '   ')))
    for (const format of ['plain', 'rich'] as const) expect(textBehind(way, text, format)).toBe(text);
});

const anyLine = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom('x', 'y = 1', 'go  on', 'the   end'))
  .map(([spaces, words]) => ' '.repeat(spaces) + words);

test('every kind of indentation survives both formats', () => {
  checkProperty(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('\n', '\n\n'),
      (lines, between) => {
        const text = ['Read:', ...lines].join(between);
        for (const way of Object.keys(WAYS) as (keyof typeof WAYS)[])
          for (const format of ['plain', 'rich'] as const) expect(textBehind(way, text, format)).toBe(text);
      },
    ),
    { numRuns: 200 },
  );
});
