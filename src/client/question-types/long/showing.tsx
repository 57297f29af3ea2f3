import type { Showing } from '../showing-module';
import { PastedModelAnswer, RuledLines } from '../written-showing';

const LINES = { fewest: 6, perMark: 2, most: 18 };

/** More marks, more room. */
export const lineCount = (maximumMarks: number): number =>
  Math.min(Math.max(maximumMarks * LINES.perMark, LINES.fewest), LINES.most);

export const longShowing = {
  label: 'Long answer',
  AnswerRoom: ({ question }) => <RuledLines count={lineCount(question.maximumMarks)} />,
  keyText: ({ correctAnswer }) => correctAnswer,
  PastedAnswer: ({ draft }) => <PastedModelAnswer draft={draft} />,
} satisfies Showing<'long'>;
