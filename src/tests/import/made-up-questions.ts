import fc from 'fast-check';
import type { ExportedQuestion } from '../../shared/export/exported';
import { type Question, questionSchema } from '../../shared/question/schema';
import { QUESTION_TYPES, type QuestionType } from '../../shared/question-types/registry';
import { madeUpText, madeUpTexts } from './made-up-texts';

type Body = Readonly<Record<string, unknown>> & { readonly text?: string };

const SHARED = { imageUrl: null, imageAlt: null, timeLimit: null, format: 'rich' } as const;
const LISTED = { options: [], min: null, max: null, step: null, partialCredit: false };
const isPartly = fc.boolean();

const feedbackOf = (options: readonly string[]): fc.Arbitrary<Record<string, string>> =>
  fc
    .tuple(fc.subarray([...options]), madeUpText())
    .map(([chosen, text]) => Object.fromEntries(chosen.map((option, at) => [option, `${text} ${at}`])));

const options = madeUpTexts({ least: 2, most: 6 }, { isRich: true });

const mcq = options.chain((all) =>
  fc.record({
    ...{ options: fc.constant(all), correctAnswer: fc.constantFrom(...all), feedback: feedbackOf(all) },
    ...{ min: fc.constant(null), max: fc.constant(null), step: fc.constant(null) },
  }),
);
const msq = options.chain((all) =>
  fc.record({
    ...{ options: fc.constant(all), feedback: feedbackOf(all), partialCredit: isPartly },
    correctAnswer: fc.subarray(all, { minLength: 1 }),
    ...{ min: fc.constant(null), max: fc.constant(null), step: fc.constant(null) },
  }),
);
const written = madeUpTexts({ least: 1, most: 3 }).map((accepted) => ({
  ...LISTED,
  correctAnswer: accepted.join('\n'),
}));
const slider = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 2, max: 40 }), fc.integer({ min: 1, max: 40 }))
  .map(([min, steps, at]) => ({
    ...{ ...LISTED, min, max: min + steps, step: 1 },
    correctAnswer: [min + Math.min(at, steps)],
  }));
const value = fc.integer({ min: -100_000, max: 100_000 }).map((whole) => whole / 100);
const number = fc
  .record({
    value,
    tolerance: fc.option(fc.constantFrom(0.5, 0.01, 2, '5%', '10%'), { nil: undefined }),
    unit: fc.option(fc.constantFrom('m/s', 'kg', '°C', 'cm'), { nil: undefined }),
    partialCredit: isPartly,
  })
  .map(({ partialCredit, tolerance, unit, value: correct }) => ({
    partialCredit,
    correctAnswer: {
      value: correct,
      ...(tolerance !== undefined && { tolerance }),
      ...(unit !== undefined && { unit }),
    },
  }));

const gap = fc.oneof(
  fc.tuple(fc.constant('text'), madeUpTexts({ least: 1, most: 3 })),
  fc.tuple(
    fc.constant('number'),
    value.map((each) => [String(each)]),
  ),
  fc.tuple(fc.constant('select'), madeUpTexts({ least: 2, most: 4 })),
);
const cloze = fc
  .tuple(fc.array(gap, { minLength: 1, maxLength: 4 }), madeUpText(), isPartly)
  .map(([gaps, text, partialCredit]) => ({
    text: gaps.map((_, at) => `${text} part ${at + 1} _____`).join(', '),
    gaps: gaps.map(([kind, texts]) => ({ kind, ...(kind === 'select' && { options: texts }) })),
    correctAnswer: gaps.map(([kind, texts]) => (kind === 'select' ? texts.slice(0, 1) : texts)),
    partialCredit,
  }));
const match = fc
  .tuple(madeUpTexts({ least: 2, most: 5 }, { isRich: true }), madeUpTexts({ least: 5, most: 7 }), isPartly)
  .map(([left, right, partialCredit]) => ({
    ...{ left, right, partialCredit },
    correctAnswer: Object.fromEntries(left.map((side, at) => [side, right[at] ?? ''])),
  }));
const order = fc.tuple(options, isPartly).map(([rows, partialCredit]) => ({
  ...{ options: rows, correctAnswer: rows.toReversed(), partialCredit },
}));

const bodies: Readonly<Record<QuestionType, fc.Arbitrary<Body>>> = {
  ...{ mcq, msq, short: written, long: written, slider, number, cloze, match, order },
};

/** A valid question of a type, with texts full of special characters. */
export const madeUpQuestion = (type: QuestionType): fc.Arbitrary<Question> =>
  fc
    .record({
      text: madeUpText({ isRich: true, hasLines: true }),
      body: bodies[type],
      maximumMarks: fc.integer({ min: 1, max: 10 }),
      explanation: fc.option(madeUpText({ isRich: true, hasLines: true })),
    })
    .map(({ body, ...base }) => questionSchema.parse({ ...SHARED, _id: '', type, ...base, ...body }));

/** A question of any type, with tags. */
export const anyMadeUpQuestion: fc.Arbitrary<ExportedQuestion> = fc
  .tuple(
    fc.constantFrom(...QUESTION_TYPES),
    fc.uniqueArray(fc.constantFrom('algebra', 'year 9', 'Grenzwert', 'exam 2024'), { maxLength: 2 }),
  )
  .chain(([type, tags]) => madeUpQuestion(type).map((question) => ({ question, place: 1, tags })));
