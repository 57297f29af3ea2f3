import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Question } from '../../../../../shared/question/schema';
import type { TypeBody } from '../../../../../shared/question-types/registry';
import { useLastCorrection } from '../../../../quiz-parts/correction/use-last-correction';
import { useMarking } from '../../use-marking';
import { type KeyDraft, keyDraftOf, withOption } from './key-draft';

/** What Undo turns to before the marks: answers whether there was anything to undo. */
export type UndoFirst = RefObject<(() => boolean) | undefined>;

/** Whether the key of a question is being corrected, by which draft, and the last correction that stands. */
export function useKeyCorrection(quizId: string, question: Question, undoFirst: UndoFirst) {
  const [draft, setDraft] = useState<KeyDraft>();
  /** Whether the correction was opened by a doubt: then the key is thought to be wrong, not to lack an answer. */
  const [isDoubted, setDoubted] = useState(false);
  const last = useLastCorrection({ quizId, questionId: question._id });
  const button = useRef<HTMLButtonElement>(null);
  // Applied here, and no mark was given since: then it is what Undo means.
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
    /** Opens the correction with another key proposed. */
    propose: (body: TypeBody) => start(body),
    /** Opens the correction with the key that may be right in the place of this one. */
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
