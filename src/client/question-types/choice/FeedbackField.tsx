import { useEffect, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TEXT_MAXIMUM_LENGTH } from '../../../shared/constants';
import { RichField } from '../../rich-field/RichField';
import { editingTexts as texts } from '../editing-texts';
import styles from './editing.module.css';

interface FeedbackFieldProps {
  /** The option's number, from 1. */
  number: number;
  field: UseFormRegisterReturn;
  value: string;
  /** Whether it was just requested and takes the focus. */
  isAsked: boolean;
  onFocus: () => void;
}

/** The feedback for students who chose an option. */
export function FeedbackField({ number, field, value, isAsked, onFocus }: FeedbackFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) place.current?.querySelector('input')?.focus();
  }, [isAsked]);
  return (
    <div ref={place} className={styles.said}>
      <RichField name={field.name} text={value} isOneLine={true}>
        <input
          type="text"
          dir="auto"
          className={styles.feedback}
          aria-label={texts.feedbackOn(number)}
          placeholder={texts.feedback}
          autoComplete="off"
          maxLength={TEXT_MAXIMUM_LENGTH}
          {...field}
          onFocus={onFocus}
        />
      </RichField>
    </div>
  );
}
