import { Check, CloudOff, Info, LoaderCircle, Smartphone, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { formatTime } from '../../../shared/languages/date-form';
import { useOnline } from '../../platform/connection';
import type { RunningQuiz } from '../../quiz-session/running-quiz';
import { useSession } from '../../quiz-session/use-running-quiz';
import { hasUnsent, type ServerCopy, serverCopyOf } from '../../rules/quiz-session/running';
import { announce, useAnnounced } from '../../ui/Announcer';
import { classNames } from '../../ui/class-names';
import styles from './SaveLine.module.css';
import { texts } from './texts';

/** Always states the true save state of the answers. */
export function SaveLine({ quiz }: { quiz: RunningQuiz }) {
  const isOnline = useOnline();
  const isKeptHere = useStore(quiz.store, ({ sync }) => sync.isKeptInState || sync.isKeptInOutbox);
  const isElsewhere = useSession(quiz, (session) => session.isElsewhere);
  const isUnsent = useStore(quiz.store, hasUnsent);
  const copy = useStore(quiz.store, serverCopyOf);
  const savedAtMs = useStore(quiz.store, ({ sync }) => sync.savedAtMs);
  const hasFailed = useStore(quiz.store, ({ sync }) => sync.submission?.hasFailed ?? false);
  const line = isElsewhere
    ? elsewhere(isUnsent)
    : hasFailed
      ? notSent(isKeptHere)
      : lineOf(copy, { isKeptHere, isOnline, isUnsent, savedAtMs });
  // A dialog over the quiz says the same.
  const isTold = useStore(quiz.store, ({ sync }) => sync.isSignedOut) || isElsewhere;
  useTroubleSpoken(line, { isTold, isSaved: copy === 'saved' });
  const { Icon } = line;
  return (
    <div className={styles.line}>
      <span className={classNames(styles.text, line.isTrouble && styles.trouble)}>
        <Icon size={16} aria-hidden="true" />
        {line.text}
      </span>
      {hasFailed && !isElsewhere && (
        <button type="button" className={styles.retry} onClick={() => quiz.act({ kind: 'submitConfirmed' })}>
          {texts.tryAgain}
        </button>
      )}
    </div>
  );
}

/** Announces problems and their end, but not each saved answer. */
function useTroubleSpoken(
  { text, isTrouble }: { text: string; isTrouble: boolean },
  { isTold, isSaved }: { isTold: boolean; isSaved: boolean },
): void {
  // A banner above the question already reports the lost network.
  useAnnounced(isTrouble && text !== texts.offlineSaved && !isTold ? text : null);
  const wasTrouble = useRef(false);
  useEffect(() => {
    if (wasTrouble.current && isSaved && !isTrouble) announce(texts.savedAgain);
    wasTrouble.current = isTrouble || (wasTrouble.current && !isSaved);
  }, [isTrouble, isSaved]);
}

const notSent = (isKeptHere: boolean) => ({
  text: isKeptHere ? texts.notSent : texts.notSentNotKept,
  Icon: TriangleAlert,
  isTrouble: true,
});

const elsewhere = (isUnsent: boolean) => ({
  text: isUnsent ? texts.elsewhereNotSent : texts.elsewhereLine,
  Icon: isUnsent ? TriangleAlert : Info,
  isTrouble: isUnsent,
});

interface Circumstances {
  isKeptHere: boolean;
  isOnline: boolean;
  isUnsent: boolean;
  savedAtMs: number | null;
}

function lineOf(copy: ServerCopy, { isKeptHere, isOnline, isUnsent, savedAtMs }: Circumstances) {
  switch (copy) {
    case 'saving':
      return { text: texts.saving, Icon: LoaderCircle, isTrouble: false };
    case 'saved':
      return { text: texts.savedAt({ time: formatTime(savedAtMs ?? 0) }), Icon: Check, isTrouble: false };
    case 'closed':
      return notSent(isKeptHere);
    case 'waiting':
      if (!isKeptHere) return { text: texts.notSentNotKept, Icon: TriangleAlert, isTrouble: true };
      return isOnline ? notSent(true) : { text: texts.offlineSaved, Icon: CloudOff, isTrouble: true };
    case 'device':
      if (!isKeptHere) return { text: texts.savedNowhere, Icon: TriangleAlert, isTrouble: true };
      return isUnsent && !isOnline
        ? { text: texts.offlineSaved, Icon: CloudOff, isTrouble: true }
        : { text: texts.savedOnDevice, Icon: Smartphone, isTrouble: false };
  }
}
