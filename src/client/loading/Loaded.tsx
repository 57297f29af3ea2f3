import { type ReactNode, useState } from 'react';
import { serverSentence, statusOf } from '../platform/error-message';
import { Banner, ErrorState } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { texts } from '../ui/texts';

const RECONNECTING = 'Reconnecting…';
const LOST = 'The connection is lost. What you see may be out of date.';

/** The state of a query. */
export interface Loading<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly failureCount: number;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  query: Loading<Data>;
  /** The sentence if no answer came, or only a generic error. */
  failed: string;
  /** The heights of the content, from top to bottom. */
  shape: readonly string[];
  /** Shown above stale data after a failed refetch. */
  lost?: string | undefined;
  children: (data: Data) => ReactNode;
}

/** Fetched content, its skeleton, or the error with Retry. Content once loaded stays, marked if possibly out of date. */
export function Loaded<Data>({ query, failed, shape, lost = LOST, children }: LoadedProps<Data>) {
  const { data, error, failureCount, isFetching } = query;
  // A refetch clears the error in the cache; its sentence stays until there is an answer.
  const [lastError, setLastError] = useState<unknown>(error);
  if (error && error !== lastError) setLastError(error);
  const retry = () => void query.refetch();

  if (data !== undefined) {
    return (
      <>
        {Boolean(error) && <LostLine sentence={lost} onRetry={retry} />}
        {children(data)}
      </>
    );
  }
  if (lastError) {
    const { sentence, isFinal } = failureOf(lastError, failed);
    return <ErrorState message={sentence} onRetry={isFinal ? undefined : retry} isRetrying={isFetching} />;
  }
  return (
    <>
      {failureCount > 0 && <LostLine sentence={RECONNECTING} />}
      <div className="grid grid-cols-1 gap-5" aria-busy="true">
        {shape.map((height, place) => (
          <Skeleton key={place} height={height} />
        ))}
      </div>
    </>
  );
}

/** A refusal has its own sentence, and a missing thing cannot be retried; everything else can. */
function failureOf(error: unknown, failed: string): { sentence: string; isFinal: boolean } {
  const status = statusOf(error) ?? 500;
  return { sentence: (status < 500 && serverSentence(error)) || failed, isFinal: status === 404 };
}

function LostLine({ sentence, onRetry }: { sentence: string; onRetry?: () => void }) {
  const retry = onRetry && (
    <Button variant="secondary" onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  );
  return (
    <Banner tone="warn" role="status" action={retry}>
      {sentence}
    </Banner>
  );
}
