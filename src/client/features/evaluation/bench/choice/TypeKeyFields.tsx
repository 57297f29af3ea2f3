import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Question } from '../../../../../shared/question/schema';
import { type DraftParts, questionTypeOf } from '../../../../../shared/question-types/registry';
import { editingOf, type FormParts } from '../../../../question-types/editing';
import { fieldsOf } from '../../../../question-types/fields';
import styles from './TypeKeyFields.module.css';

interface TypeKeyFieldsProps {
  question: Question;
  parts: DraftParts;
  disabled: boolean;
  onChange: (parts: DraftParts) => void;
}

/** The editor's fields of a type, limited to its correct answer. */
export function TypeKeyFields({ question, parts, disabled, onChange }: TypeKeyFieldsProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  // Gaps are labelled by their surrounding text.
  const [start] = useState(() => ({ ...editingOf(parts).toForm(parts), text: question.text }));
  const form = useForm<FormParts & { text: string }>({ defaultValues: start });
  const changed = useEffectEvent(() => {
    // The form library mutates its values.
    const values = structuredClone(form.getValues());
    onChange(editingOf(values).toDraft(values));
  });
  useEffect(() => {
    const { unsubscribe } = form.watch(() => changed());
    return unsubscribe;
  }, [form]);
  useEffect(() => box.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus(), []);

  const checks = questionTypeOf(parts).check(parts, question);
  const errorOf = (field: string) => checks.find(([name]) => name === field)?.[1] ?? undefined;
  const Fields = fieldsOf(question);
  return (
    <FormProvider {...form}>
      <fieldset ref={box} className={styles.ofType} disabled={disabled}>
        <Fields frozen errorOf={errorOf} />
      </fieldset>
    </FormProvider>
  );
}

const FIRST_FIELD = ['input', 'select', 'textarea'].map((tag) => `${tag}:not(:disabled)`).join(', ');
