import { Undo2 } from 'lucide-react';
import { formatDateTime } from '../../../../platform/date-format';
import { correctionTexts } from '../../../../quiz-parts/correction/correction-texts';
import type { useLastCorrection } from '../../../../quiz-parts/correction/use-last-correction';
import { Button } from '../../../../ui/Button';
import { choiceTexts as texts } from './choice-texts';
import styles from './Pane.module.css';

type LastKeyCorrectionProps = ReturnType<typeof useLastCorrection>;

/** The last correction of a question, where it was made, with its undo. */
export function LastKeyCorrection({ last, undo, isUndoing, failure }: LastKeyCorrectionProps) {
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
          <Undo2 size={16} aria-hidden="true" /> {texts.undo}
        </Button>
      )}
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}
