import { type ReactNode, useState } from 'react';
import { serverSentence, statusOf } from '../platform/error-message';
import { Banner, ErrorState } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import styles from './Loaded.module.css';

const RECONNECTING = 'Reconnecting…';
const LOST = 'The connection is lost. What you see may be out of date.';

/** What is known of something that is fetched: a query of the cache. */
export interface Loading<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly failureCount: number;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  query: Loading<Data>;
  /** The sentence where no answer came, or one that says no more than that something is wrong. */
  failed: string;
  /** The heights of what comes, from top to bottom. */
  shape: readonly string[];
  /** What is said above what is there when it could not be asked for again. */
  lost?: string | undefined;
  children: (data: Data) => ReactNode;
}

/**
 * What is fetched, or its shape while it comes, or why it does not come and a way to try again. What is there once stays
 * there, under a line that says so when it may be out of date.
 */
export function Loaded<Data>({ query, failed, shape, lost = LOST, children }: LoadedProps<Data>) {
  const { data, error, failureCount, isFetching } = query;
  // The cache forgets why it failed as soon as it asks again: the sentence stays until there is an answer.
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
      <div className={styles.shape} aria-busy="true">
        {shape.map((height, place) => (
          <Skeleton key={place} height={height} />
        ))}
      </div>
    </>
  );
}

/** A refusal says why itself, and what is not there cannot be tried again; everything else can. */
function failureOf(error: unknown, failed: string): { sentence: string; isFinal: boolean } {
  const status = statusOf(error) ?? 500;
  return { sentence: (status < 500 && serverSentence(error)) || failed, isFinal: status === 404 };
}

function LostLine({ sentence, onRetry }: { sentence: string; onRetry?: () => void }) {
  const retry = onRetry && (
    <Button variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Banner tone="warn" role="status" action={retry}>
      {sentence}
    </Banner>
  );
}
