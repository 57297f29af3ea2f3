import { keyOfOptions, PastedOptions, PrintedOptions } from '../choice/choice-showing';
import type { Showing } from '../showing-module';

export const mcqShowing = {
  label: 'Single choice',
  AnswerRoom: ({ question }) => <PrintedOptions options={question.options} many={false} />,
  keyText: ({ options, correctAnswer }) => keyOfOptions(options, [correctAnswer]),
  PastedAnswer: ({ draft }) => <PastedOptions draft={draft} />,
} satisfies Showing<'mcq'>;
