import type { Answer } from '../../../shared/answer/answer';

/** A question row; only sliders have a range. */
export interface QuestionRow {
  readonly id: string;
  readonly type: 'mcq' | 'msq' | 'short' | 'long' | 'slider';
  readonly text: string;
  readonly options: readonly string[];
  readonly correctAnswer: string | readonly string[] | readonly number[];
  readonly maximumMarks: number;
  readonly range: { readonly min: number; readonly max: number; readonly step: number } | null;
}

const TYPES = ['mcq', 'msq', 'short', 'slider', 'mcq', 'long'] as const;
const OPTIONS = ['Chloroplast', 'Nucleus', 'Mitochondrion', 'Ribosome'] as const;
const MODEL = 'Chlorophyll absorbs the red and blue light and reflects the green light';
const WORDS = `${MODEL} because plants need water and sugar while roots and stems hold them up`.split(' ');

export const questionsOf = (quizId: string, count: number): QuestionRow[] =>
  Array.from({ length: count }, (_, at) => {
    const type = TYPES[at % TYPES.length] ?? 'mcq';
    return {
      ...{ id: `${quizId}-q${at}`, type, text: `Question ${at + 1}: what does the leaf do with light?` },
      options: type === 'mcq' || type === 'msq' ? OPTIONS : [],
      correctAnswer: correctAnswerOf(type),
      maximumMarks: type === 'long' ? 4 : 2,
      range: type === 'slider' ? { min: 0, max: 20, step: 1 } : null,
    };
  });

function correctAnswerOf(type: QuestionRow['type']): QuestionRow['correctAnswer'] {
  if (type === 'mcq') return OPTIONS[0];
  if (type === 'msq') return OPTIONS.slice(0, 2);
  return type === 'slider' ? [8] : type === 'short' ? 'Carbon dioxide' : MODEL;
}

/** A student's answer: some right, some wrong, unique texts. */
export function answerOf({ type }: QuestionRow, student: number, at: number): Answer {
  const pick = (student * 7 + at * 3) % 4;
  switch (type) {
    case 'mcq':
      return OPTIONS[pick] ?? OPTIONS[0];
    case 'msq':
      return OPTIONS.slice(0, pick + 1);
    case 'slider':
      return (student + at) % 21;
    case 'short':
      return `carbon ${WORDS[(student * 5 + at) % WORDS.length]}`;
    case 'long':
      return textOf(student + at, 16);
  }
}

/** A text of `words` words, different for each number. */
export const textOf = (number: number, words: number): string =>
  Array.from(
    { length: words },
    (_, at) => WORDS[(number * 11 + at * (1 + (number % 5))) % WORDS.length],
  ).join(' ');
