import { expect, test } from 'vitest';
import type { ExportedQuestion } from '../../../../shared/export/exported';
import { blankQuestion, type QuestionDraft } from '../../../../shared/question/draft';
import { toQuestion } from '../../../../shared/question/from-draft';
import { quizSwitches } from '../../../../shared/quiz/settings';
import { writeGift } from './write-gift';

const written = (...questions: ExportedQuestion[]) =>
  writeGift({
    settings: { title: 'Quiz', description: '', totalTimeSeconds: 60, lang: null, ...quizSwitches },
    questions: questions.map((each, at) => ({ ...each, place: at + 1 })),
    pictures: new Map(),
  });
const exported = (draft: QuestionDraft, more: Partial<ExportedQuestion> = {}): ExportedQuestion => ({
  question: toQuestion(draft, 'q', null),
  place: 1,
  tags: [],
  ...more,
});
const choice = {
  ...blankQuestion('mcq'),
  ...{ text: 'Is 1 + 1 = 2: {a}?', options: ['yes', 'a~b', '<b>'], correctAnswer: 'yes' },
};

test('special characters of GIFT are escaped, and a text that looks like HTML is marked as plain', () => {
  const { content, losses } = written(
    exported({ ...choice, feedback: { yes: 'Right #1' }, weights: { 'a~b': 50 }, explanation: 'Two\nlines' }),
  );
  expect(content).toBe(
    String.raw`::Is 1 + 1 \= 2\: \{a\}?::Is 1 + 1 \= 2\: \{a\}? {
	=yes#Right \#1
	~%50%a\~b
	~[plain]<b>
	####Two\nlines
}
`,
  );
  expect(losses).toEqual([]);
});

test('formulas are delimited for MathJax, and formatting is written as Markdown', () => {
  const options = ['$x^2$', '**bold** $x$'];
  const { content } = written(exported({ ...choice, text: 'Which?', options, correctAnswer: '$x^2$' }));
  expect(content).toContain(String.raw`=\\(x^2\\)`);
  expect(content).toContain(String.raw`~[markdown]**bold** \\\\(x\\\\)`);
});

test('pools are categories, tags are comments, and losses are noted at their question', () => {
  const pool = { name: 'Waves/1', draw: 1 };
  const long = { ...blankQuestion('long'), text: 'Explain.', correctAnswer: 'So.', maximumMarks: 3 };
  const { content, losses } = written(
    exported(
      { ...choice, text: 'Why?', options: ['True', 'False'], correctAnswer: 'True' },
      { pool, tags: ['a]b'] },
    ),
    exported(long),
  );
  expect(content).toBe(
    String.raw`$CATEGORY: Waves//1

// [tag:a\]b]
// Its pool “Waves/1” draws 1 question. In GIFT the pool is a category.
::Why?::Why? {TRUE}

$CATEGORY: $course$/top

// Its model answer is left out: an essay has none in GIFT.
// It has 3 marks here, and 1 in GIFT, as every question.
::Explain.::Explain. {}
`,
  );
  expect(losses.map(({ question }) => question)).toEqual([1, 2, 2]);
});

test('a single gap is written in place; a question with several gaps is left out and named', () => {
  const gap = { kind: 'text', options: [], marks: null } as const;
  const cloze = {
    ...blankQuestion('cloze'),
    text: 'Water is ___ here.',
    gaps: [gap],
    correctAnswer: [['H2O']],
  };
  expect(written(exported(cloze)).content).toContain('::Water is {\n\t=H2O\n} here.');
  const { content, losses } = written(
    exported({ ...cloze, text: '___ and ___', gaps: [gap, gap], correctAnswer: [['a'], ['b']] }),
  );
  expect(content).toBe('// It has several gaps, which GIFT has no question for. It is left out.\n');
  expect(losses).toHaveLength(1);
});
