import { PART_MARKS } from '../../quiz-parts/question-texts';
import type { Answering } from '../answering-module';
import { ChoiceRows } from '../choice/ChoiceRows';

export const msqAnswering = {
  badge: 'MSQ',
  marksNote: ({ partialCredit }) => (partialCredit ? PART_MARKS : undefined),
  Input: ({ question, answer, onAnswer }) => (
    <ChoiceRows options={question.options} many={true} answer={answer} onAnswer={onAnswer} />
  ),
} satisfies Answering<'msq'>;
