import { useEffect, useRef } from 'react';
import { formatDraftTime } from '../platform/draft-time';
import { Banner } from '../ui/Banner';
import { DraftBanner } from '../ui/DraftBanner';
import { ErrorSummary, type SummaryLine } from '../ui/ErrorSummary';

interface EditorNoticesProps {
  fields: {
    /** When the draft that is offered was written; none is offered without it. */
    readonly offeredFromMs: number | undefined;
    readonly restore: () => void;
    readonly discardDraft: () => void;
  };
  saving: {
    readonly attempt: number;
    readonly failure: string | undefined;
    readonly dismissFailure: () => void;
  };
  lines: readonly SummaryLine[];
}

/** What stands above the fields of an editor: a draft, what has to be mended, and why saving failed, which comes into view. */
export function EditorNotices({ fields, saving, lines }: EditorNoticesProps) {
  const failureRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saving.failure) failureRef.current?.scrollIntoView({ block: 'center' });
  }, [saving.failure]);
  return (
    <>
      {fields.offeredFromMs !== undefined && (
        <DraftBanner
          time={formatDraftTime(fields.offeredFromMs)}
          onRestore={fields.restore}
          onDiscard={fields.discardDraft}
        />
      )}
      <ErrorSummary attempt={saving.attempt} lines={lines} />
      {saving.failure && (
        <Banner tone="bad" role="alert" ref={failureRef} onDismiss={saving.dismissFailure}>
          {saving.failure}
        </Banner>
      )}
    </>
  );
}
