import { keyOfOptions, PastedOptions, PrintedOptions } from '../choice/choice-showing';
import type { Showing } from '../showing-module';

export const msqShowing = {
  label: 'Multiple choice',
  AnswerRoom: ({ question }) => <PrintedOptions options={question.options} many={true} />,
  keyText: ({ options, correctAnswer }) => keyOfOptions(options, correctAnswer),
  PastedAnswer: ({ draft }) => <PastedOptions draft={draft} />,
} satisfies Showing<'msq'>;
