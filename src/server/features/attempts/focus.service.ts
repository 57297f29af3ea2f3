import type { Student } from '../../../shared/actor';
import { judgeLeaving, type LeavingReport } from '../../../shared/attempt/reload';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid } from '../../../shared/messages';
import { fieldOf } from '../../../shared/parse';
import type { Deps } from '../../deps';
import { wasPausedAt } from '../timekeeping/read-clock';
import { type CloseDeps, settled } from './closing.service';
import { focusStore } from './focus-store';
import { countLeaving, type FocusAnswer } from './leavings.service';
import { getOwnAttempt, getPaper } from './service';

type FocusDeps = CloseDeps & Pick<Deps, 'policy'>;

export type { FocusAnswer } from './leavings.service';

/** The last moment that a date can name, in epoch milliseconds. */
const LAST_MOMENT_MS = 8.64e15;

/**
 * Counts a leaving of the quiz page; `leftAt` and `returnedAt` are epoch milliseconds, each distinct `leftAt` is one leaving
 * and the same again only adds the return. The last one that the attempt allows, the third as a rule, closes it within the
 * grace (spec §4 "Tab switching"). Nothing is counted where tab changes are allowed, nor what happened while the teacher had
 * paused the quiz; for that a time before the start is taken as the start, and one still to come as now. A leaving that went
 * with its `page` waits to be counted until it is known to be no reload. A question that is none of the paper is left out.
 * Refuses another's attempt (404), and a broken time or page (400).
 */
export async function reportFocusLoss(
  deps: FocusDeps,
  student: Student,
  input: unknown,
): Promise<FocusAnswer> {
  const { id: attemptId } = await settled(deps, getOwnAttempt(deps, student, fieldOf(input, 'attemptId')));
  const report = readReport(input);
  const { leftAt, returnedAt } = report;
  const now = deps.clock.now();
  return deps.groupCommit(() => {
    const attempt = getOwnAttempt(deps, student, attemptId);
    const { focusLostCount, tabChangeLimit } = attempt;
    const paper = getPaper(deps, attempt.paperId);
    if (attempt.submittedAt !== null) return { focusLostCount, submitted: true, tabChangeLimit };
    if (paper.settings.allowTabChange) return { focusLostCount, submitted: false, tabChangeLimit };

    const store = focusStore(deps.db);
    const isClosing = attempt.closingSince !== null;
    const asBefore = { focusLostCount, submitted: isClosing, tabChangeLimit };
    const stored = store.find.get({ attemptId, leftAt }) ?? null;
    const countReloads = () => store.countReloads.get({ attemptId })?.reloads ?? 0;
    const reloadCount = report.page === 'reloaded' ? countReloads() : 0;
    const kind = judgeLeaving({ stored, report, reloadCount, nowMs: now });
    if (stored) {
      store.decide.run({ attemptId, leftAt, kind, returnedAt });
    } else {
      // The page may tell it only after the pause, and its clock is its own.
      const happenedAt = Math.min(Math.max(leftAt, attempt.startedAt), now);
      if (isClosing || wasPausedAt(deps, attempt, happenedAt)) return asBefore;
      const questionId = paper.questions.find(({ _id }) => _id === fieldOf(input, 'questionId'))?._id ?? null;
      store.add.run({ attemptId, leftAt, returnedAt, questionId, kind, receivedAt: now });
    }
    const isNew = kind === 'left' && stored?.kind !== 'left';
    return isNew && !isClosing ? countLeaving(deps, attempt, now) : asBefore;
  });
}

function readReport(input: unknown): LeavingReport {
  const leftAt = timeIn(input, 'leftAt');
  const returnedAt = (fieldOf(input, 'returnedAt') ?? null) === null ? null : timeIn(input, 'returnedAt');
  const page = fieldOf(input, 'page') ?? null;
  if (page === null || page === 'gone' || page === 'reloaded') return { leftAt, returnedAt, page };
  throw new DomainError('invalid', fieldInvalid('page'));
}

function timeIn(input: unknown, field: 'leftAt' | 'returnedAt'): number {
  const time = fieldOf(input, field);
  if (typeof time === 'number' && Math.abs(time) <= LAST_MOMENT_MS) return Math.round(time);
  throw new DomainError('invalid', fieldInvalid(field));
}
