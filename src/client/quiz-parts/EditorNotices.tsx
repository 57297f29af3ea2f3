import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Issue } from '../../shared/errors';
import { nowMs } from '../platform/clock';
import { formatDate, formatDateTime, formatTime } from '../platform/date-format';
import { Banner } from '../ui/Banner';
import { DraftBanner } from '../ui/DraftBanner';
import { ErrorSummary } from '../ui/ErrorSummary';

interface EditorNoticesProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  issues: readonly Issue[];
  /** The control that a line of the summary leads to. */
  fieldIdOf: (field: string) => string;
  draft: {
    /** What an earlier visit kept and this one may take over. */
    readonly offered: { readonly savedAtMs: number } | undefined;
    readonly closeOffer: () => void;
  };
  restore: () => void;
}

/** What stands above the fields of an editor: a draft, what has to be corrected, and why saving failed, which comes into view. */
export function EditorNotices<Values extends FieldValues>(props: EditorNoticesProps<Values>) {
  const { form, issues, fieldIdOf, draft, restore } = props;
  const { submitCount, errors } = form.formState;
  const failure = errors.root?.save?.message;
  const failureRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) failureRef.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <>
      {draft.offered && (
        <DraftBanner
          time={draftTime(draft.offered.savedAtMs)}
          onRestore={restore}
          onDiscard={draft.closeOffer}
        />
      )}
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

/** When a draft was kept: the time alone on the same day. */
const draftTime = (ms: number): string =>
  formatDate(ms) === formatDate(nowMs()) ? formatTime(ms) : formatDateTime(ms);
