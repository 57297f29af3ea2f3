import { useLayoutEffect, useRef } from 'react';
import { TEXT_MAXIMUM_LENGTH } from '../../../shared/constants';
import { SymbolPicker } from '../../rich-field/SymbolPicker';
import { TextArea } from '../../ui/TextField';
import type { Answering, AnswerProps } from '../answering-module';
import { questionTexts } from '../question-texts';
import styles from './answering.module.css';
import { TypedLine } from './TypedLine';

export const shortAnswering = {
  badge: questionTexts.shortAnswer,
  Input: ShortAnswer,
} satisfies Answering<'short'>;
export const longAnswering = {
  badge: questionTexts.longAnswer,
  Input: LongAnswer,
} satisfies Answering<'long'>;

/** One line of text. */
function ShortAnswer({ question: _, ...answering }: AnswerProps<unknown>) {
  return <TypedLine {...answering} />;
}

/** A text of any length in a growing field; Ctrl or Cmd and Enter continues. */
function LongAnswer({ answer, onAnswer, onEnter }: Omit<AnswerProps<unknown>, 'question'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = typeof answer === 'string' ? answer : '';

  // Fits the height to the text.
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
      hint={<span className={styles.count}>{questionTexts.words({ count: wordCount(text) })}</span>}
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
