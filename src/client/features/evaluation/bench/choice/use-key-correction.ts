import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Question } from '../../../../../shared/question/schema';
import type { TypeBody } from '../../../../../shared/question-types/registry';
import type { QuizResults } from '../../../../../shared/results/schema';
import { useLastCorrection } from '../../../../desk/correction/use-last-correction';
import { useMarking } from '../../use-marking';
import { type KeyDraft, keyDraftOf, withOption } from './key-draft';

/** An undo that takes precedence over marks; returns whether it did anything. */
export type UndoFirst = RefObject<(() => boolean) | undefined>;

/** The open correction of a question's key, its draft, and the last correction. */
export function useKeyCorrection(
  { quizId, corrected }: Pick<QuizResults, 'quizId' | 'corrected'>,
  question: Question,
  undoFirst: UndoFirst,
) {
  const [draft, setDraft] = useState<KeyDraft>();
  /** Whether a doubt opened it: then the key is thought wrong, not incomplete. */
  const [isDoubted, setDoubted] = useState(false);
  const last = useLastCorrection({
    ...{ quizId, questionId: question._id },
    isCorrected: corrected.includes(question._id) || draft !== undefined,
  });
  const button = useRef<HTMLButtonElement>(null);
  // Applied here with no mark given since, so Undo means this.
  const { lastSave } = useMarking();
  const [applied, setApplied] = useState<{ readonly after: typeof lastSave }>();
  const isLatest = applied !== undefined && applied.after === lastSave && last.last?.canUndo === true;

  useEffect(() => {
    undoFirst.current = () => {
      if (isLatest) void last.undo().then((isUndone) => isUndone && setApplied(undefined));
      return isLatest;
    };
    return () => {
      undoFirst.current = undefined;
    };
  });

  const start = (body: TypeBody, doubted = false) => {
    setDoubted(doubted);
    setDraft(keyDraftOf(body));
  };
  const close = () => {
    setDraft(undefined);
    button.current?.focus();
  };
  return {
    ...{ draft, setDraft, isDoubted, last, button, close },
    open: () => draft ?? start(question),
    /** Opens the correction with a proposed key. */
    propose: (body: TypeBody) => start(body),
    /** Opens the correction with the likely right key. */
    ask: (body: TypeBody = question) => start(body, true),
    /** Opens the correction with an option chosen. */
    choose: (option: string) => {
      if (!draft) setDoubted(false);
      setDraft((now) => withOption(now ?? keyDraftOf(question), option));
    },
    onApplied: () => {
      setApplied({ after: lastSave });
      close();
    },
  };
}

export type KeyCorrecting = ReturnType<typeof useKeyCorrection>;
