import { Banner } from './Banner';
import { Button } from './Button';

interface ErrorStateProps {
  message: string;
  onRetry?: (() => void) | undefined;
}

/** Something could not be loaded: the sentence, and a way to try again. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  const retry = onRetry && (
    <Button variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Banner tone="bad" role="alert" action={retry}>
      {message}
    </Banner>
  );
}
