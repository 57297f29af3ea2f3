import { Banner } from './Banner';
import { Button } from './Button';

interface DraftBannerProps {
  /** When the draft was saved, as text. */
  time: string;
  onRestore: () => void;
  onDiscard: () => void;
}

export function DraftBanner({ time, onRestore, onDiscard }: DraftBannerProps) {
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
      Restore draft from {time}?
    </Banner>
  );
}
