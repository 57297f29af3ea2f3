import type { Answering } from '../answering-module';
import { ChoiceRows } from '../choice/ChoiceRows';

export const mcqAnswering = {
  badge: 'MCQ',
  Input: ({ question, answer, onAnswer }) => (
    <ChoiceRows options={question.options} many={false} answer={answer} onAnswer={onAnswer} />
  ),
} satisfies Answering<'mcq'>;
