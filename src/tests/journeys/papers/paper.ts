import type { Answer } from '../../../shared/answer/answer';

/** Six pupils, in the order of each question's answers; the first one uses a phone. */
export const PUPILS = ['Amina Diallo', 'Bruno Keller', 'Chen Wei', 'Daria Popova', 'Emil Sand', 'Fatou Ba'];

interface Asked<Key, Given> {
  readonly text: string;
  readonly maximumMarks: number;
  readonly explanation?: string;
  /** The name of a picture below the text, and its description. */
  readonly picture?: { readonly name: string; readonly alt: string };
  readonly key: Key;
  /** One per pupil; null if left out. */
  readonly answers: readonly (Given | null)[];
  /** The deserved marks, worked out by hand; for texts, the teacher's marks. */
  readonly marks: readonly number[];
}

type Options = { readonly options: readonly string[] };
type Parts = { readonly partialCredit: boolean };

interface ByType {
  /** Options are referred to by number, from 1. */
  readonly mcq: Asked<number, number> & Options;
  readonly msq: Asked<readonly number[], readonly number[]> & Options & Parts;
  readonly short: Asked<string, string>;
  readonly long: Asked<string, string>;
  readonly slider: Asked<readonly number[], number> & {
    readonly min: number;
    readonly max: number;
    readonly step: number;
  };
  readonly number: Asked<
    { readonly value: number; readonly tolerance?: number | string; readonly unit?: string },
    string
  >;
  readonly cloze: Asked<readonly (readonly string[])[], readonly string[]> &
    Parts & {
      readonly gaps: readonly { readonly kind: 'text' | 'number' | 'select'; readonly options?: string[] }[];
    };
  /** The number of the right side for each left side, from 1. */
  readonly match: Asked<readonly number[], readonly number[]> &
    Parts & { readonly left: readonly string[]; readonly right: readonly string[] };
  /** Options are listed in correct order, which the key repeats. */
  readonly order: Asked<readonly number[], readonly number[]> & Options & Parts;
}

export type PaperQuestion = {
  readonly [Type in keyof ByType]: { readonly type: Type } & ByType[Type];
}[keyof ByType];

export type OfType<Type extends keyof ByType> = Extract<PaperQuestion, { type: Type }>;

/** Last year's paper in a subject, with the answers of a class. */
export interface Paper {
  readonly title: string;
  readonly description: string;
  /** SVG drawings by name. A text refers to one like an upload: `![description](picture:name)`. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly questions: readonly PaperQuestion[];
}

const named = (options: readonly string[], number: number): string => options[number - 1] ?? '';

const pairs = (left: readonly string[], right: readonly string[], numbers: readonly number[]) =>
  Object.fromEntries(left.map((side, at) => [side, named(right, numbers[at] ?? 0)] as const));

/** The type-specific fields of a question, as sent in requests. */
export function fieldsOf(question: PaperQuestion): Readonly<Record<string, unknown>> {
  switch (question.type) {
    case 'mcq':
      return { options: question.options, correctAnswer: named(question.options, question.key) };
    case 'msq':
    case 'order': {
      const { options, key, partialCredit } = question;
      return { options, correctAnswer: key.map((number) => named(options, number)), partialCredit };
    }
    case 'slider': {
      const { min, max, step, key } = question;
      return { min, max, step, correctAnswer: key };
    }
    case 'cloze': {
      const { gaps, partialCredit, key } = question;
      return { gaps, partialCredit, correctAnswer: key };
    }
    case 'match': {
      const { left, right, partialCredit, key } = question;
      return { left, right, partialCredit, correctAnswer: pairs(left, right, key) };
    }
    default:
      return { correctAnswer: question.key };
  }
}

/** A pupil's answer as sent; null if left out. */
export function answerOf(question: PaperQuestion, pupil: number): Answer | null {
  const answer = question.answers[pupil] ?? null;
  if (answer === null) return null;
  if (question.type === 'mcq') return named(question.options, Number(answer));
  if (question.type === 'match') {
    const chosen = pairs(question.left, question.right, answer as readonly number[]);
    return Object.fromEntries(Object.entries(chosen).filter(([, right]) => right !== ''));
  }
  if (question.type === 'msq' || question.type === 'order')
    return (answer as readonly number[]).map((number) => named(question.options, number));
  return typeof answer === 'object' ? answer.map(String) : answer;
}

/** The texts that pupils choose from or arrange. */
export function optionsOf(question: PaperQuestion): readonly string[] {
  if ('options' in question) return question.options;
  return 'left' in question ? [...question.left, ...question.right] : [];
}

export const totalOf = ({ questions }: Paper, pupil: number): number =>
  questions.reduce((sum, { marks }) => sum + (marks[pupil] ?? 0), 0);
