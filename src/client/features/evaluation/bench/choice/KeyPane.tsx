import { Pencil, Undo2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Question } from '../../../../../shared/question/schema';
import type { QuizResults } from '../../../../../shared/results/schema';
import { correctionTexts } from '../../../../desk/correction/correction-texts';
import type { useLastCorrection } from '../../../../desk/correction/use-last-correction';
import { formatDateTime } from '../../../../platform/date-format';
import { Button } from '../../../../ui/Button';
import { classNames } from '../../../../ui/class-names';
import { Skeleton } from '../../../../ui/Skeleton';
import { choiceTexts } from './choice-texts';
import styles from './KeyPane.module.css';
import type { KeyCorrecting } from './use-key-correction';

const KeyCorrection = lazy(async () => ({ default: (await import('./KeyCorrection')).KeyCorrection }));

interface KeyPaneProps {
  results: QuizResults;
  question: Question;
  correcting: KeyCorrecting;
  /** A further answer to accept. */
  proposed?: string | undefined;
  /** Shown while nothing is being corrected. */
  children: ReactNode;
}

/** The right pane: the open correction, else the last one with its undo above the content. */
export function KeyPane({ results, question, correcting, proposed, children }: KeyPaneProps) {
  const { draft, setDraft, isDoubted, close, onApplied, last } = correcting;
  if (!draft) {
    return (
      <>
        <LastKeyCorrection {...last} />
        {children}
      </>
    );
  }
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <KeyCorrection
        key={String(isDoubted)}
        {...{ results, question, draft, isDoubted, proposed, onApplied }}
        onDraft={setDraft}
        onClose={close}
      />
    </Suspense>
  );
}

interface CorrectButtonProps {
  correcting: KeyCorrecting;
  /** Whether a phone has room for its picture only. */
  isPictureOnPhone?: boolean;
  children: string;
}

/** Opens and closes the correction of a key. */
export function CorrectButton({ correcting, isPictureOnPhone, children }: CorrectButtonProps) {
  const isOpen = correcting.draft !== undefined;
  return (
    <Button
      ref={correcting.button}
      variant="secondary"
      className={classNames(styles.correct, isPictureOnPhone && styles.pictureOnPhone)}
      title={isPictureOnPhone ? children : undefined}
      aria-expanded={isOpen}
      onClick={isOpen ? correcting.close : correcting.open}
    >
      {isPictureOnPhone && <Pencil size={18} aria-hidden="true" />}
      <span>{children}</span>
    </Button>
  );
}

type LastKeyCorrectionProps = ReturnType<typeof useLastCorrection>;

/** The last correction of a question, with its undo. */
function LastKeyCorrection({ last, undo, isUndoing, failure }: LastKeyCorrectionProps) {
  if (!last) return null;
  const [policy] = correctionTexts.policies[last.policy];
  return (
    <div className={styles.last}>
      <p role="status">
        {correctionTexts.last(formatDateTime(last.at), policy.toLowerCase(), last.gainCount, last.lossCount)}
      </p>
      {last.canUndo && (
        <Button
          variant="secondary"
          aria-label={correctionTexts.undo}
          busy={isUndoing}
          onClick={() => void undo()}
        >
          <Undo2 size={16} aria-hidden="true" /> {choiceTexts.undo}
        </Button>
      )}
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}
