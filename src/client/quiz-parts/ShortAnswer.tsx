import { useRef } from 'react';
import type { Answer } from '../../shared/attempt/answer';
import { TEXT_MAXIMUM_LENGTH } from '../../shared/constants';
import { TextField } from '../ui/TextField';
import { questionTexts } from './question-texts';
import { SymbolPicker } from './SymbolPicker';

interface TextAnswerProps {
  answer: Answer | undefined;
  onAnswer: (answer: Answer | null) => void;
  onEnter?: (() => void) | undefined;
}

/** One line of text; Enter goes on. */
export function ShortAnswer({ answer, onAnswer, onEnter }: TextAnswerProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <TextField
      ref={field}
      label={questionTexts.yourAnswer}
      aside={<SymbolPicker field={field} />}
      value={typeof answer === 'string' ? answer : ''}
      maxLength={TEXT_MAXIMUM_LENGTH}
      autoComplete="off"
      autoCapitalize="off"
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
