import { sendInTime } from '../../pending/use-pending';
import { isUnanswered } from '../../platform/error-message';
import { trpcClient } from '../../platform/trpc-client';
import { type EarlierDraft, forgetEarlier, unsentOf } from '../../platform/unsent-drafts';
import { isSessionOver } from '../../platform/use-teacher-login';
import { cell } from '../../watched';
import { createMarksQueue, nothingPending } from './marks-queue';
import { type Refused, readRefused } from './refused';
import type { Decision } from './with-marks';

/** The screen that shows a quiz's marks. */
interface Screen {
  /** A decision was stored: puts it into the shown results. */
  readonly stored: (decision: Decision) => Promise<void>;
  /** Nothing is in flight: conflicts with colleagues since the last call, and how many other marks were refused. */
  readonly settled: (byColleagues: readonly Refused[], refusedCount: number) => void;
  /** The session is over: decisions stay and are sent after the next login. */
  readonly sessionOver: () => void;
}

const noScreen: Screen = {
  ...{ stored: async () => undefined, settled: () => undefined, sessionOver: () => undefined },
};

const drafts = unsentOf<readonly Decision[]>('marks');

/** Marks of an earlier visit that did not reach the server. */
export interface KeptMarks {
  readonly savedAtMs: number;
  readonly decisions: readonly Decision[];
}

/** The marks of each quiz shown on this page: unsent ones keep being sent after the teacher leaves the quiz. */
const marks = new Map<string, MarksOfQuiz>();

export type MarksOfQuiz = ReturnType<typeof createMarks>;

export function marksOf(quizId: string): MarksOfQuiz {
  const known = marks.get(quizId) ?? createMarks(quizId);
  marks.set(quizId, known);
  return known;
}

function createMarks(quizId: string) {
  const pending = cell({ ...nothingPending, isKept: true });
  const offered = cell<KeptMarks | undefined>(undefined);
  const conflicts: Refused[] = [];
  let screen = noScreen;

  /** Stores unsent decisions on this device; returns whether they survive a reload. */
  const keep = (decisions: readonly Decision[]): boolean => {
    if (decisions.length > 0) return drafts.keep(quizId, decisions);
    drafts.drop(quizId);
    return true;
  };
  const queue = createMarksQueue({
    send: async (decision) => {
      await store(quizId, decision);
      await screen.stored(decision);
    },
    isRefusal: async (error, decision) => {
      if (isUnanswered(error)) return false;
      if (isSessionOver(error)) {
        screen.sessionOver();
        return false;
      }
      const byColleague = await readRefused(decision, error);
      if (byColleague) conflicts.push(byColleague);
      return true;
    },
    onPending: (next) => pending.set({ ...next, isKept: keep(next.decisions) }),
    onSaved: (refusedCount) => screen.settled(conflicts.splice(0), refusedCount),
  });

  sendInTime(queue);

  const found = drafts.findEarlier(quizId);
  // What cannot be read now is offered at the next visit.
  if (found.length > 0) void readKept(found).then(offered.set, () => undefined);

  return {
    ...{ queue, pending, offered },
    /** Sets the screen to update; after it is left, the cached results stay up to date. */
    show: (shown: Screen) => {
      screen = shown;
      // Sends the marks that an ended session or network held back.
      void queue.flush();
    },
    /** Ends the offer of an earlier visit's marks. */
    endOffer: () => {
      offered.set(undefined);
      forgetEarlier(found);
    },
    /** Sends all unsent marks; rejects if the server does not answer. */
    saved: async () => {
      if (!(await queue.flush())) throw new Error('The server did not answer.');
    },
  };
}

async function readKept(found: readonly EarlierDraft[]): Promise<KeptMarks | undefined> {
  const { readKeptMarks } = await import('./read-kept-marks');
  const decisions = found.flatMap(({ value }) => readKeptMarks(value));
  const savedAtMs = found.at(-1)?.savedAtMs ?? 0;
  if (decisions.length > 0) return { savedAtMs, decisions };
  forgetEarlier(found);
  return undefined;
}

/** Sends a decision. */
async function store(quizId: string, { questionId, given, seenAt = {} }: Decision): Promise<void> {
  const groups = given.map(({ studentIds, ...each }) => ({ ...each, studentIds: [...studentIds] }));
  const [first, ...others] = groups;
  const target = { quizId, questionId, seenAt };
  if (first?.itemIds && others.length === 0)
    await trpcClient.rubrics.apply.mutate({ ...target, ...first, itemIds: [...first.itemIds] });
  else if (first && others.length === 0) await trpcClient.evaluation.setMarks.mutate({ ...target, ...first });
  else await trpcClient.evaluation.keepMarks.mutate({ ...target, given: groups });
}
