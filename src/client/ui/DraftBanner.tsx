import { Banner } from './Banner';
import { Button } from './Button';

interface DraftBannerProps {
  question: string;
  onRestore: () => void;
  onDiscard: () => void;
}

export function DraftBanner({ question, onRestore, onDiscard }: DraftBannerProps) {
  return (
    <Banner
      tone="info"
      role="status"
      action={
        <>
          <Button variant="secondary" onClick={onRestore}>
            Restore
          </Button>
          <Button variant="ghost" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      {question}
    </Banner>
  );
}
