import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { messages } from '../../../shared/messages';
import type { AnswerMark } from '../../../shared/results/bench-rows';
import { trpc } from '../../platform/trpc';
import { trpcClient } from '../../platform/trpc-client';
import type { Say } from './MessageLine';
import { createMarksQueue } from './marks-queue';
import { texts } from './texts';
import { type Decision, editsOf, isAsBefore, type MarksEdit, withMarks } from './with-marks';
import { withRescored } from './with-rescored';

const REST_MS = 600;
const MOST_MARKS_OF_A_DECISION = 5;

export interface Marking {
  /** Marks that show already but are not stored yet. */
  readonly pending: readonly MarksEdit[];
  giveMarks: (decision: Decision) => void;
  /** Takes the last marks of these answers back: each is again what it was, a suggestion with its origin. */
  undoMarks: (before: readonly AnswerMark[]) => Promise<void>;
  saved: () => Promise<void>;
  /** Says why a mark cannot be given. */
  refuse: (sentence: string) => void;
}

/** The teacher's marks on their way to the server: shown at once, taken back when they are refused (spec §4, §8). */
export function useMarks(quizId: string, { say, here }: { say: Say; here: () => string }): Marking {
  const utils = trpc.useUtils();
  const [pending, setPending] = useState<readonly MarksEdit[]>([]);

  /** Marks teach the grader: what it makes of them is waited for, so that the marks come once and do not jump twice. */
  const refresh = async (questionIds: Iterable<string>) => {
    const asked = utils.results.get.getData({ quizId });
    const answers = await Promise.allSettled(
      [...questionIds].map(async (questionId) => {
        const rescored = await trpcClient.evaluation.rescored.query({ quizId, questionId });
        return { ...rescored, questionId, asked };
      }),
    );
    // The queue sends by itself: what follows every other act has to be said here.
    void utils.quizzes.dashboard.invalidate();
    void utils.quizzes.head.invalidate({ quizId });
    if (answers.some(({ status }) => status === 'rejected')) {
      return void (await utils.results.get.invalidate({ quizId }));
    }
    const rescored = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    utils.results.get.setData({ quizId }, (results) => results && rescored.reduce(withRescored, results));
  };

  const givenAt = useRef('');
  const giveMarks = (decision: Decision) => {
    givenAt.current = here();
    queue.put(decision);
  };
  const refuse = (sentence: string) => say(sentence, { isFailure: true });

  const [queue] = useState(() => {
    const marked = new Set<string>();
    return createMarksQueue({
      delayMs: REST_MS,
      onPending: setPending,
      send: async (decision) => {
        marked.add(decision.questionId);
        const studentIds = [...decision.studentIds];
        await trpcClient.evaluation.setMarks.mutate({ quizId, ...decision, studentIds });
        // A poll that left before would bring the old mark back for a moment.
        await utils.results.get.cancel({ quizId });
        utils.results.get.setData({ quizId }, (results) => results && withMarks(results, editsOf(decision)));
      },
      onSaved: (failedCount) => {
        // Whoever has gone on to another student would read it as said of that one.
        say(failedCount > 0 ? texts.marksFailed : messages.marksUpdated, { about: givenAt.current });
        void refresh([...marked]);
        marked.clear();
      },
    });
  });

  const undoMarks = async (before: readonly AnswerMark[]) => {
    const stored = new Set(queue.takeBack(before.map(editOf)).map(({ studentId }) => studentId));
    let left = before.filter(({ studentId }) => stored.has(studentId));
    const questionIds = new Set(left.map(({ result }) => result.questionId));
    await queue.saved();
    try {
      // A press while the one before was on its way was sent by itself: each is taken back, the last first.
      for (let round = 0; left.length > 0 && round < MOST_MARKS_OF_A_DECISION; round += 1) {
        const [questionId = ''] = questionIds;
        const studentIds = left.map(({ studentId }) => studentId);
        await trpcClient.evaluation.undoMarks.mutate({ quizId, questionId, studentIds });
        const now = await utils.results.get.fetch({ quizId }, { staleTime: 0 });
        left = left.filter((answer) => !isAsBefore(now, answer));
      }
      say(texts.undone(before.length));
    } catch {
      say(texts.undoFailed);
    }
    if (questionIds.size > 0) await refresh(questionIds);
  };

  useEffect(() => {
    window.addEventListener('pagehide', queue.flush);
    return () => {
      window.removeEventListener('pagehide', queue.flush);
      queue.flush();
    };
  }, [queue]);

  return { pending, giveMarks, undoMarks, saved: queue.saved, refuse };
}

const editOf = ({ studentId, result }: AnswerMark): MarksEdit => ({
  studentId,
  questionId: result.questionId,
  marks: result.score,
});

export const MarkingContext = createContext<Marking | undefined>(undefined);

export function useMarking(): Marking {
  const marking = useContext(MarkingContext);
  if (!marking) throw new Error('useMarking is used outside the evaluation screen.');
  return marking;
}
