import { ArrowLeft, Dices, Eye, Timer } from 'lucide-react';
import { Button } from '../../../ui/Button';
import styles from './PreviewBar.module.css';
import { texts } from './texts';

interface PreviewBarProps {
  isRunning: boolean;
  onStart: () => void;
  onBack: () => void;
  /** Absent where nothing is drawn. */
  onDraw: (() => void) | undefined;
}

/** Says that this is not the real thing, and leads back. */
export function PreviewBar({ isRunning, onStart, onBack, onDraw }: PreviewBarProps) {
  const start = () => {
    onStart();
    // The button goes away; what follows is the question.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.bar} aria-label={texts.title}>
      <Button variant="ghost" onClick={onBack}>
        <ArrowLeft size={18} aria-hidden="true" /> {texts.back}
      </Button>
      <p className={styles.note}>
        <Eye size={18} aria-hidden="true" className={styles.icon} /> {texts.bar}
      </p>
      <div className={styles.acts}>
        {onDraw && (
          <Button variant="secondary" onClick={onDraw}>
            <Dices size={18} aria-hidden="true" /> {texts.drawAgain}
          </Button>
        )}
        {isRunning ? (
          <p role="status" className={styles.state}>
            {texts.running}
          </p>
        ) : (
          <Button variant="secondary" onClick={start}>
            <Timer size={18} aria-hidden="true" /> {texts.startTimer}
          </Button>
        )}
      </div>
    </section>
  );
}
