import { useLayoutEffect, useRef } from 'react';
import type { Answer } from '../../shared/attempt/answer';
import { TEXT_MAXIMUM_LENGTH } from '../../shared/constants';
import { TextArea } from '../ui/TextArea';
import styles from './LongAnswer.module.css';
import { questionTexts } from './question-texts';
import { SymbolPicker } from './SymbolPicker';

interface LongAnswerProps {
  answer: Answer | undefined;
  onAnswer: (answer: Answer | null) => void;
  onEnter?: (() => void) | undefined;
}

/** A text of any length in a field that grows with it; Ctrl or Cmd and Enter goes on. */
export function LongAnswer({ answer, onAnswer, onEnter }: LongAnswerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = typeof answer === 'string' ? answer : '';

  // The height follows the text.
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [text]);

  return (
    <TextArea
      ref={field}
      label={questionTexts.yourAnswer}
      aside={<SymbolPicker field={field} />}
      hint={<span className={styles.count}>{questionTexts.words(wordCount(text))}</span>}
      inputClassName={styles.area}
      rows={5}
      value={text}
      maxLength={TEXT_MAXIMUM_LENGTH}
      spellCheck={false}
      onChange={(event) => onAnswer(event.currentTarget.value || null)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onEnter?.();
      }}
    />
  );
}

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
