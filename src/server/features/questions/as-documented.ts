import * as z from 'zod';
import { type QuestionType, questionSchemas } from '../../../shared/question-types/registry';
import { sentImage } from '../../../shared/sent';

// The documented fields of a question by type. `readQuestionRequest` accepts the same fields, also as form texts.

const GIVEN = { _id: true, imageUrl: true, formatted: true } as const;
const OPTIONAL = {
  format: true,
  timeLimit: true,
  maximumMarks: true,
  imageAlt: true,
  explanation: true,
} as const;
const RANGE = { min: true, max: true, step: true } as const;
const OPTIONS = { options: true } as const;

const { mcq, msq, short, long, slider, number, cloze, match, order } = questionSchemas();
const sent = {
  mcq: mcq.question.omit(GIVEN).omit(RANGE).partial(OPTIONAL),
  msq: msq.question.omit(GIVEN).omit(RANGE).partial(OPTIONAL),
  short: short.question.omit(GIVEN).omit(RANGE).omit(OPTIONS).partial(OPTIONAL),
  long: long.question.omit(GIVEN).omit(RANGE).omit(OPTIONS).partial(OPTIONAL),
  slider: slider.question.omit(GIVEN).omit(OPTIONS).partial(OPTIONAL),
  number: number.question.omit(GIVEN).partial(OPTIONAL),
  cloze: cloze.question.omit(GIVEN).partial(OPTIONAL),
  match: match.question.omit(GIVEN).partial(OPTIONAL),
  order: order.question.omit(GIVEN).partial(OPTIONAL),
} satisfies { [Type in QuestionType]: z.ZodObject };

const EXAMPLES: { [Type in keyof typeof sent]: z.input<(typeof sent)[Type]> } = {
  mcq: { type: 'mcq', text: 'Which is a metal?', options: ['Iron', 'Neon'], correctAnswer: 'Iron' },
  msq: { type: 'msq', text: 'Which are even?', options: ['2', '3', '4'], correctAnswer: ['2', '4'] },
  short: { type: 'short', text: 'Who wrote Faust?', correctAnswer: 'Goethe' },
  long: { type: 'long', text: 'Why is the sky blue?', correctAnswer: 'Air scatters blue light most.' },
  slider: { type: 'slider', text: 'How many legs has a fly?', correctAnswer: [6], min: 0, max: 10, step: 1 },
  number: {
    type: 'number',
    text: 'How fast is it?',
    correctAnswer: { value: 20, tolerance: '1%', unit: 'm/s' },
  },
  cloze: {
    ...{ type: 'cloze', text: 'Water boils at ___ and freezes at ___ degrees.' },
    gaps: [{ kind: 'number' }, { kind: 'select', options: ['0', '32'] }],
    correctAnswer: [['100'], ['0']],
  },
  match: {
    ...{ type: 'match', text: 'Which sign?', left: ['Iron', 'Tin'], right: ['Fe', 'Sn', 'Ti'] },
    correctAnswer: { Iron: 'Fe', Tin: 'Sn' },
  },
  order: {
    ...{ type: 'order', text: 'In which order?', options: ['Wash', 'Rise', 'Eat'] },
    correctAnswer: ['Rise', 'Wash', 'Eat'],
  },
};

/** A new question with the fields its type requires. */
export const newQuestionOfAType = z.union(
  Object.values(sent).map((fields) =>
    fields.extend({ image: sentImage }).meta({ examples: [EXAMPLES[fields.shape.type.value]] }),
  ),
);

/** Changed fields of a question of any type. */
export const changedQuestion = z.union(
  Object.values(sent).map((fields) =>
    fields.partial().extend({ image: sentImage, removeImage: z.boolean().optional() }),
  ),
);
