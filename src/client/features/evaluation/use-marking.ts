import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { messages } from '../../../shared/messages';
import { shouldHideNames } from '../../../shared/results/names-hidden';
import { reviewLeft } from '../../../shared/results/review-left';
import type { QuizResults } from '../../../shared/results/schema';
import { usePending } from '../../pending/use-pending';
import { nowMs } from '../../platform/clock';
import { serverSentence, statusOf } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { trpcClient } from '../../platform/trpc-client';
import type { AnswerMark } from '../../rules/results/bench-rows';
import { useWatched } from '../../watched';
import type { Say } from './MessageLine';
import { type PastDecision, pastDecision, undoable, withDecision } from './marks-history';
import { marksOf } from './marks-of-quiz';
import type { ReleasedChange } from './ReleasedChange';
import { type Refused, type RefusedMarks, seenIn, useRefused } from './refused';
import { texts } from './texts';
import { type Decision, editsOf, type GroupMarks, isAsBefore, type MarksEdit, withMarks } from './with-marks';
import { withRescored } from './with-rescored';

const MOST_MARKS_OF_A_DECISION = 5;
const CONFLICT = 409;

export interface Marking {
  /** Marks shown but not yet stored. */
  readonly pending: readonly MarksEdit[];
  /**
   * Whether pending marks without a server response are stored on this device; undefined if there are none.
   */
  readonly unanswered: { readonly isKept: boolean } | undefined;
  /** Marks of an earlier visit that did not reach the server. */
  readonly offered:
    | { readonly savedAtMs: number; readonly restore: () => void; readonly discard: () => void }
    | undefined;
  /** Gives some students' answers one mark. */
  giveMarks: (given: { questionId: string } & GroupMarks) => void;
  /** Gives several groups of answers their marks as one decision. */
  keepMarks: (decision: Decision) => void;
  /** Undoes the last marks of these answers; each returns to its previous state, a suggestion with its origin. */
  undoMarks: (before: readonly AnswerMark[]) => Promise<void>;
  /** Undoes the last decision in force and returns its question. */
  undoLast: () => string | undefined;
  readonly canUndo: boolean;
  /** When everything was last stored, or that some was refused; undefined before the first decision. */
  readonly lastSave: { readonly at: number; readonly isFailed: boolean } | undefined;
  /** Sends all pending marks; rejects if the server does not answer. */
  saved: () => Promise<void>;
  /** Refetches the marks of questions once the grader has learnt from the changes. */
  refresh: (questionIds: Iterable<string>) => Promise<void>;
  /** The revision to which each question's marks are up to date here. */
  readonly revisions: ReadonlyMap<string, number>;
  /** Conflicts with colleagues' newer decisions. */
  readonly refused: RefusedMarks;
  /** Reports why a mark cannot be given. */
  refuse: (sentence: string) => void;
}

/** The teacher's marks in flight: shown immediately, reverted when refused (spec §4, §8). */
export function useMarks(
  quizId: string,
  { say, here, releasedChange }: { say: Say; here: () => string; releasedChange: ReleasedChange },
): Marking {
  const utils = trpc.useUtils();
  const inFlight = marksOf(quizId);
  const { queue } = inFlight;
  const { edits: pending, isUnanswered, isKept } = useWatched(inFlight.pending);
  const [revisions] = useState(() => new Map<string, number>());
  const [marked] = useState(() => new Set<string>());

  /** Marks teach the grader: waits for the re-scoring, so that marks change once, not twice. */
  const refresh = async (questionIds: Iterable<string>) => {
    const asked = utils.results.toMark.getData({ quizId });
    const answers = await Promise.allSettled(
      [...questionIds].map(async (questionId) => {
        const rescored = await trpcClient.evaluation.rescored.query({ quizId, questionId });
        return { ...rescored, questionId, asked };
      }),
    );
    // The queue sends outside mutations, so their usual follow-ups happen here.
    void utils.quizzes.dashboard.invalidate();
    void utils.quizzes.head.invalidate({ quizId });
    if (answers.some(({ status }) => status === 'rejected')) {
      return void (await utils.results.toMark.invalidate({ quizId }));
    }
    const rescored = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    for (const { questionId, revision } of rescored) revisions.set(questionId, revision);
    utils.results.toMark.setData({ quizId }, (results) => results && rescored.reduce(withRescored, results));
    const now = utils.results.toMark.getData({ quizId });
    // The last decision shows the names or draws a spot check, and undoing the first hides them again.
    const isChanged = now && (now.namesHidden !== shouldHideNames(now) || areChecksDrawn(now));
    if (isChanged) await utils.results.toMark.invalidate({ quizId });
  };

  const givenAt = useRef('');
  const [history, setHistory] = useState<readonly PastDecision[]>([]);
  const [lastSave, setLastSave] = useState<Marking['lastSave']>();
  const shown = () => {
    const stored = utils.results.toMark.getData({ quizId });
    return stored && withMarks(stored, pending);
  };
  const forgetRefused = () => {
    const stored = utils.results.toMark.getData({ quizId });
    setHistory((all) => all.filter((past) => stored && undoable(stored, past).length > 0));
  };
  const keepMarks = (decision: Decision) => releasedChange.make(shown(), decision, () => put(decision));
  const put = (decision: Decision) => {
    const before = shown();
    if (before) {
      const past = pastDecision(before, decision);
      setHistory((all) => withDecision(all, past, pending));
    }
    givenAt.current = here();
    marked.add(decision.questionId);
    queue.put(before ? { seenAt: seenIn(before, decision), ...decision } : decision);
  };
  const giveMarks: Marking['giveMarks'] = ({ questionId, ...group }) =>
    keepMarks({ questionId, given: [group] });
  const refuse = (sentence: string) => say(sentence, { isFailure: true });

  const refused = useRefused(keepMarks);
  const { add: addRefused } = refused;

  const screen = useEffectEvent((byColleagues: readonly Refused[], refusedCount: number) => {
    const lostCount = refusedCount - byColleagues.flatMap(({ decision }) => editsOf(decision)).length;
    setLastSave({ at: nowMs(), isFailed: lostCount > 0 });
    addRefused(byColleagues);
    if (refusedCount > 0) {
      forgetRefused();
      // It may have been based on outdated data, such as a changed rubric.
      void utils.results.toMark.invalidate({ quizId });
    }
    if (lostCount > 0 || refusedCount === 0) {
      // After a move to another student, it would be read as about that one.
      say(lostCount > 0 ? texts.marksFailed : messages.marksUpdated, { about: givenAt.current });
    }
    void refresh([...marked]);
    marked.clear();
  });
  useEffect(() => {
    inFlight.show({
      stored: async (decision) => {
        // A poll already in flight would briefly show the old mark.
        await utils.results.toMark.cancel({ quizId });
        utils.results.toMark.setData(
          { quizId },
          (results) => results && withMarks(results, editsOf(decision)),
        );
      },
      settled: screen,
      // The refused request opens the login.
      sessionOver: () => void utils.results.toMark.invalidate({ quizId }),
    });
  }, [inFlight, quizId, utils]);
  const tellUnanswered = useEffectEvent(() => say(texts.marksFailed, { about: givenAt.current }));
  useEffect(() => {
    if (isUnanswered) tellUnanswered();
  }, [isUnanswered]);

  const undoMarks = async (before: readonly AnswerMark[]) => {
    const stored = new Set(queue.takeBack(before.map(editOf)).map(({ studentId }) => studentId));
    let left = before.filter(({ studentId }) => stored.has(studentId));
    const questionIds = new Set(left.map(({ result }) => result.questionId));
    try {
      if (left.length > 0) await inFlight.saved();
      // Presses during a request were sent separately: each is undone, the last first.
      for (let round = 0; left.length > 0 && round < MOST_MARKS_OF_A_DECISION; round += 1) {
        const [questionId = ''] = questionIds;
        const studentIds = left.map(({ studentId }) => studentId);
        await trpcClient.evaluation.undoMarks.mutate({ quizId, questionId, studentIds });
        const now = await utils.results.toMark.fetch({ quizId }, { staleTime: 0 });
        left = left.filter((answer) => !isAsBefore(now, answer));
      }
      say(texts.undone(before.length));
    } catch (error) {
      const sentence = statusOf(error) === CONFLICT ? serverSentence(error) : undefined;
      say(sentence ?? texts.undoFailed, { isFailure: true });
    }
    if (questionIds.size > 0) await refresh(questionIds);
  };

  const undoLast = () => {
    const results = shown();
    const last = results && history.findLast((past) => undoable(results, past).length > 0);
    if (!last) return undefined;
    setHistory(history.slice(0, history.indexOf(last)));
    void undoMarks(undoable(results, last));
    return last.questionId;
  };

  usePending(queue);
  const kept = useWatched(inFlight.offered);

  return {
    ...{ pending, giveMarks, keepMarks, undoMarks, undoLast, lastSave, refuse, refresh, revisions, refused },
    canUndo: history.length > 0,
    saved: inFlight.saved,
    unanswered: isUnanswered ? { isKept } : undefined,
    offered: kept && {
      savedAtMs: kept.savedAtMs,
      restore: () => {
        for (const decision of kept.decisions) put(decision);
        inFlight.endOffer();
      },
      discard: inFlight.endOffer,
    },
  };
}

/** Only spot checks are left, which the server may have drawn from any question. */
function areChecksDrawn(results: QuizResults): boolean {
  const { decisions, toCome } = reviewLeft(results);
  return toCome > 0 && decisions === toCome;
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
