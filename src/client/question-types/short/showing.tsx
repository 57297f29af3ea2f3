import type { Showing } from '../showing-module';
import { PastedModelAnswer, RuledLines } from '../written-showing';

export const shortShowing = {
  label: 'Short answer',
  AnswerRoom: () => <RuledLines count={2} />,
  keyText: ({ correctAnswer }) => correctAnswer,
  PastedAnswer: ({ draft }) => <PastedModelAnswer draft={draft} />,
} satisfies Showing<'short'>;
