import type { AskedQuestionOf } from '../../../shared/question/schema';
import type { Answering, AnswerProps } from '../answering-module';
import { questionTexts } from '../question-texts';
import { TypedLine } from '../written/TypedLine';
import styles from './answering.module.css';

export const numberAnswering = {
  badge: questionTexts.number,
  Input: NumberInput,
} satisfies Answering<'number'>;

/**
 * A number as typed, which only the server parses, so that no input is ever changed. A phone's decimal keypad
 * lacks the letters of units; signs and powers are among the symbols.
 */
function NumberInput({ question, ...answering }: AnswerProps<AskedQuestionOf<'number'>>) {
  return (
    <TypedLine
      {...answering}
      hint={question.asksUnit ? questionTexts.asNumberWithUnit : questionTexts.asNumber}
      className={styles.field}
      inputClassName={styles.input}
      autoCorrect="off"
      inputMode={question.asksUnit ? 'text' : 'decimal'}
    />
  );
}
