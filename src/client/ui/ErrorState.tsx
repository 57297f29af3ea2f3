import { Banner } from './Banner';
import { Button } from './Button';

interface ErrorStateProps {
  message: string;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
}

/** Something could not be loaded: the sentence, and a way to try again. */
export function ErrorState({ message, onRetry, isRetrying }: ErrorStateProps) {
  const retry = onRetry && (
    <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Banner tone="bad" role="alert" action={retry}>
      {message}
    </Banner>
  );
}
