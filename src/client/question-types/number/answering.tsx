import { useRef } from 'react';
import { TEXT_MAXIMUM_LENGTH } from '../../../shared/constants';
import type { AskedQuestionOf } from '../../../shared/question/schema';
import { questionTexts } from '../../quiz-parts/question-texts';
import { SymbolPicker } from '../../quiz-parts/SymbolPicker';
import { TextField } from '../../ui/TextField';
import type { Answering, AnswerProps } from '../answering-module';
import styles from './answering.module.css';

export const numberAnswering = { badge: 'Number', Input: NumberInput } satisfies Answering<'number'>;

/**
 * A number as it is typed: the server reads it, so that nothing typed is ever changed. With a unit the whole keyboard is
 * offered, for a phone's keys for decimals lack letters; without one a sign or a power may still be needed.
 */
function NumberInput({ question, answer, onAnswer, onEnter }: AnswerProps<AskedQuestionOf<'number'>>) {
  const field = useRef<HTMLInputElement>(null);
  const { asksUnit } = question;
  return (
    <TextField
      ref={field}
      label={questionTexts.yourAnswer}
      aside={<SymbolPicker field={field} />}
      hint={asksUnit ? questionTexts.asNumberWithUnit : questionTexts.asNumber}
      className={styles.field}
      inputClassName={styles.input}
      value={typeof answer === 'string' ? answer : ''}
      maxLength={TEXT_MAXIMUM_LENGTH}
      inputMode="text"
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      onChange={(event) => onAnswer(event.currentTarget.value || null)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter?.();
      }}
    />
  );
}
