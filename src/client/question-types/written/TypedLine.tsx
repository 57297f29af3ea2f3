import { type ReactNode, useRef } from 'react';
import { TEXT_MAXIMUM_LENGTH } from '../../../shared/constants';
import { SymbolPicker } from '../../rich-field/SymbolPicker';
import { TextField } from '../../ui/TextField';
import type { AnswerProps } from '../answering-module';
import { questionTexts } from '../question-texts';

interface TypedLineProps extends Omit<AnswerProps<unknown>, 'question'> {
  hint?: ReactNode;
  className?: string | undefined;
  inputClassName?: string | undefined;
  autoCorrect?: 'off';
  inputMode?: 'text' | 'decimal';
}

/** A one-line answer, stored as typed; Enter continues. */
export function TypedLine({ answer, onAnswer, onEnter, ...look }: TypedLineProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <TextField
      ref={field}
      label={questionTexts.yourAnswer}
      aside={<SymbolPicker field={field} first={look.inputMode && 'math'} />}
      value={typeof answer === 'string' ? answer : ''}
      maxLength={TEXT_MAXIMUM_LENGTH}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="next"
      {...look}
      onChange={(event) => onAnswer(event.currentTarget.value || null)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter?.();
      }}
    />
  );
}
