import type { Answer } from '../../shared/answer/answer';
import type { QuestionType } from '../../shared/question-types/registry';

/** A question of one type with answers, used by the tests of all types. */
export interface TypeExample {
  /** The JSON fields of `POST /question/` without `quizId` and `type`; worth 2 marks. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly right: Answer;
  readonly wrong: Answer;
  /** A partly correct answer, and its marks. */
  readonly part?: { readonly answer: Answer; readonly score: number };
  /** A value that is not a valid answer to the question. */
  readonly misfit: unknown;
  /** A key under which `wrong` is correct. */
  readonly otherKey: unknown;
}

export const typeExamples = {
  mcq: {
    fields: { text: 'Which is a noble gas?', options: ['Iron', 'Neon', 'Oxygen'], correctAnswer: 'Neon' },
    right: 'Neon',
    wrong: 'Iron',
    misfit: 'Gold',
    otherKey: 'Iron',
  },
  msq: {
    fields: {
      text: 'Which are prime?',
      options: ['2', '9', '11', '15'],
      correctAnswer: ['2', '11'],
      partialCredit: true,
    },
    right: ['2', '11'],
    wrong: ['9', '15'],
    part: { answer: ['2'], score: 1 },
    misfit: ['2', '4'],
    otherKey: ['9', '15'],
  },
  short: {
    fields: { text: 'What is the capital of France?', correctAnswer: 'Paris' },
    right: 'Paris',
    wrong: 'Lyon',
    misfit: ['Paris'],
    otherKey: 'Lyon',
  },
  long: {
    fields: { text: 'Why is the sky blue?', correctAnswer: 'Air scatters blue light more than red light.' },
    right: 'Air scatters blue light more than red light.',
    wrong: 'Because the sea is blue.',
    misfit: { why: 'air' },
    otherKey: 'Because the sea is blue.',
  },
  slider: {
    fields: { text: 'How many legs has a spider?', correctAnswer: [8], min: 0, max: 20, step: 1 },
    right: 8,
    wrong: 6,
    misfit: 'eight',
    otherKey: [6],
  },
  number: {
    fields: {
      text: 'How fast is a train that needs 50 s for a kilometre?',
      correctAnswer: { value: 20, tolerance: '1%', unit: 'm/s' },
      partialCredit: true,
    },
    right: '72 km/h',
    wrong: '50 m/s',
    part: { answer: '20', score: 1 },
    misfit: ['20 m/s'],
    otherKey: { value: 50, unit: 'm/s' },
  },
  cloze: {
    fields: {
      text: 'The heart pumps ___ to the ___; it beats about ___ times a minute.',
      gaps: [{ kind: 'text' }, { kind: 'select', options: ['lungs', 'bones'] }, { kind: 'number' }],
      correctAnswer: [['blood'], ['lungs'], ['70 ± 20']],
      partialCredit: true,
    },
    right: ['Blood', 'lungs', '72'],
    wrong: ['water', 'bones', '20'],
    part: { answer: ['blood', 'lungs', ''], score: 1 },
    misfit: ['blood', 'feet', '72'],
    otherKey: [['water'], ['bones'], ['20']],
  },
  match: {
    fields: {
      text: 'Which symbol is which element?',
      left: ['Fe', 'Cu', 'Ag', 'Zn'],
      right: ['Zinc', 'Copper', 'Iron', 'Silver', 'Tin'],
      correctAnswer: { Fe: 'Iron', Cu: 'Copper', Ag: 'Silver', Zn: 'Zinc' },
      partialCredit: true,
    },
    right: { Fe: 'Iron', Cu: 'Copper', Ag: 'Silver', Zn: 'Zinc' },
    wrong: { Fe: 'Zinc', Cu: 'Iron', Ag: 'Iron', Zn: 'Tin' },
    part: { answer: { Fe: 'Iron', Ag: 'Tin', Zn: 'Zinc' }, score: 1 },
    misfit: { Fe: 'Gold' },
    otherKey: { Fe: 'Zinc', Cu: 'Iron', Ag: 'Iron', Zn: 'Tin' },
  },
  order: {
    fields: {
      text: 'Put these steps in order.',
      options: ['Wash', 'Eat', 'Wake up', 'Leave'],
      correctAnswer: ['Wake up', 'Wash', 'Eat', 'Leave'],
      partialCredit: true,
    },
    right: ['Wake up', 'Wash', 'Eat', 'Leave'],
    wrong: ['Leave', 'Eat', 'Wash', 'Wake up'],
    part: { answer: ['Wash', 'Eat', 'Leave', 'Wake up'], score: 1 },
    misfit: ['Wake up', 'Wash'],
    otherKey: ['Leave', 'Eat', 'Wash', 'Wake up'],
  },
} satisfies { [Type in QuestionType]: TypeExample };
