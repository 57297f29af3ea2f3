import { useEffect, useMemo, useState } from 'react';
import type { Quiz } from '../../../../shared/quiz/schema';
import { sendBeforeActs } from '../../../desk/acts/use-quiz-acts';
import { sendInTime, usePending } from '../../../pending/use-pending';
import { trpc } from '../../../platform/trpc';
import { forgetEarlier } from '../../../platform/unsent-drafts';
import { useWatched } from '../../../watched';
import { findKept, type KeptWriting } from './kept-writing';
import { QuizWriting } from './quiz-writing';
import { storedText, writtenText } from './writing-state';

/** The writing of each quiz shown on this page: unsent changes keep being sent after the teacher leaves the quiz. */
const writings = new Map<string, QuizWriting>();

function writingOf(quizId: string): QuizWriting {
  const known = writings.get(quizId);
  if (known) return known;
  const writing = new QuizWriting(quizId);
  writings.set(quizId, writing);
  sendBeforeActs(() => writing.flush());
  sendInTime(writing);
  return writing;
}

/** A quiz's changes in progress, and an earlier visit's conflicting ones. */
export function useWriting(quiz: Quiz) {
  const quizId = quiz._id;
  const writing = writingOf(quizId);
  const state = useWatched(writing);
  const utils = trpc.useUtils();
  const cache = useMemo(
    () => ({
      get: () => utils.quizzes.get.getData({ quizId }),
      set: (next: Quiz) => {
        // An earlier request would return the old quiz.
        void utils.quizzes.get.cancel({ quizId }, { revert: false });
        utils.quizzes.get.setData({ quizId }, next);
        void utils.quizzes.dashboard.invalidate();
        void utils.quizzes.head.invalidate({ quizId });
      },
      refresh: () => {
        void utils.quizzes.get.invalidate({ quizId });
        // The quiz may no longer be shared.
        void utils.quizzes.head.invalidate({ quizId });
      },
    }),
    [utils, quizId],
  );
  useEffect(() => writing.show(cache), [writing, cache]);
  usePending(writing);
  return { writing, state, offered: useKeptWriting(quiz, writing) };
}

export type Writing = ReturnType<typeof useWriting>;

type Kept = KeptWriting['parts'][number];

/** Restores an earlier visit's unsent changes; asks first if another person changed the same part since. */
function useKeptWriting(quiz: Quiz, writing: QuizWriting) {
  const [offered, setOffered] = useState<{ savedAtMs: number; kept: KeptWriting } | undefined>();
  // Only changes from before this page wrote anything.
  const [found] = useState(() => (writing.get().queue.size === 0 ? findKept(quiz._id) : []));
  const [first] = useState(quiz);
  useEffect(() => {
    const savedAtMs = found.at(-1)?.savedAtMs;
    if (savedAtMs === undefined) return;
    let isGone = false;
    void import('./read-kept-writing').then(
      ({ readKeptWriting }) => {
        if (isGone) return;
        const kept = found.flatMap(({ value }) => readKeptWriting(value) ?? []);
        const added = [...new Set(kept.flatMap((each) => each.added))];
        const unsent = kept
          .flatMap(({ parts }) => parts)
          .filter(({ written }) => storedText(first, written) !== writtenText(written));
        const isAsItWas = (part: Kept) => part.base === storedText(first, part.written);
        writing.restore({ parts: unsent.filter(isAsItWas), added });
        const others = unsent.filter((part) => !isAsItWas(part));
        if (others.length > 0) setOffered({ savedAtMs, kept: { parts: others, added } });
        else forgetEarlier(found);
        // What cannot be read now is restored at the next visit.
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [found, first, writing]);
  const end = () => {
    setOffered(undefined);
    forgetEarlier(found);
  };
  return (
    offered && {
      savedAtMs: offered.savedAtMs,
      restore: () => {
        writing.restore(offered.kept);
        end();
      },
      discard: end,
    }
  );
}
