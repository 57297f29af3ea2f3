import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Issue } from '../../../shared/errors';
import { Banner } from '../../ui/Banner';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { useErrorTitle } from './use-error-title';

interface FormNoticesProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  issues: readonly Issue[];
  /** The id of the control a summary line links to. */
  fieldIdOf: (field: string) => string;
}

/** The problems found by Save, or why saving failed, above the fields; scrolled into view. */
export function FormNotices<Values extends FieldValues>({
  form,
  issues,
  fieldIdOf,
}: FormNoticesProps<Values>) {
  const { submitCount, errors } = form.formState;
  const failure = errors.root?.save?.message;
  const failureRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) failureRef.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  useErrorTitle(issues.length > 0);
  return (
    <>
      <ErrorSummary
        attempt={submitCount}
        lines={issues.map(({ field, sentence }) => ({ fieldId: fieldIdOf(field), sentence }))}
      />
      {failure && (
        <Banner tone="bad" role="alert" ref={failureRef} onDismiss={() => form.clearErrors('root.save')}>
          {failure}
        </Banner>
      )}
    </>
  );
}
