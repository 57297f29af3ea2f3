import { Check, CloudOff, Info, LoaderCircle, Smartphone, TriangleAlert } from 'lucide-react';
import { formatTime } from '../../platform/date-format';
import { useOnline } from '../../platform/online';
import { classNames } from '../../ui/class-names';
import type { ServerCopy } from './autosave';
import type { QuizRunner } from './quiz-runner';
import styles from './SaveLine.module.css';
import { texts } from './texts';
import { useCell } from './use-quiz-runner';

/** Always says where the answers are, and only what is true. */
export function SaveLine({ runner }: { runner: QuizRunner }) {
  const isOnline = useOnline();
  const isSavedHere = useCell(runner.kept.inState);
  const isInOutbox = useCell(runner.kept.inOutbox);
  const isKeptHere = isSavedHere || isInOutbox;
  const { isElsewhere } = useCell(runner.store);
  const copy = useCell(runner.autosave.status);
  const { failed } = useCell(runner.submission.state);
  const line = isElsewhere
    ? elsewhere(runner.hasUnsent())
    : failed
      ? notSent(isKeptHere)
      : lineOf(copy, { isKeptHere, isOnline, hasUnsent: runner.hasUnsent() });
  const { Icon } = line;
  return (
    <div className={styles.line}>
      <span role="status" className={classNames(styles.text, line.isTrouble && styles.trouble)}>
        <Icon size={16} aria-hidden="true" />
        {line.text}
      </span>
      {failed && !isElsewhere && (
        <button
          type="button"
          className={styles.retry}
          onClick={() => runner.store.act({ kind: 'submitConfirmed' })}
        >
          {texts.tryAgain}
        </button>
      )}
    </div>
  );
}

const notSent = (isKeptHere: boolean) => ({
  text: isKeptHere ? texts.notSent : texts.notSentNotKept,
  Icon: TriangleAlert,
  isTrouble: true,
});

const elsewhere = (hasUnsent: boolean) => ({
  text: hasUnsent ? texts.elsewhereNotSent : texts.elsewhereLine,
  Icon: hasUnsent ? TriangleAlert : Info,
  isTrouble: hasUnsent,
});

interface Circumstances {
  isKeptHere: boolean;
  isOnline: boolean;
  hasUnsent: boolean;
}

function lineOf(copy: ServerCopy, { isKeptHere, isOnline, hasUnsent }: Circumstances) {
  switch (copy.kind) {
    case 'saving':
      return { text: texts.saving, Icon: LoaderCircle, isTrouble: false };
    case 'saved':
      return { text: texts.savedAt(formatTime(copy.atMs)), Icon: Check, isTrouble: false };
    case 'closed':
      return notSent(isKeptHere);
    case 'waiting':
      if (!isKeptHere) return { text: texts.notSentNotKept, Icon: TriangleAlert, isTrouble: true };
      return isOnline ? notSent(true) : { text: texts.offlineSaved, Icon: CloudOff, isTrouble: true };
    case 'device':
      if (!isKeptHere) return { text: texts.savedNowhere, Icon: TriangleAlert, isTrouble: true };
      return hasUnsent && !isOnline
        ? { text: texts.offlineSaved, Icon: CloudOff, isTrouble: true }
        : { text: texts.savedOnDevice, Icon: Smartphone, isTrouble: false };
  }
}
