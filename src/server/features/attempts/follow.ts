import type { AttemptStatus, FollowedAttempt, TeacherMessage } from '../../../shared/attempt/schema';
import { whyItEnded } from '../../../shared/attempt/submitted-by';
import { currentClock } from '../../../shared/timing/ledger';
import type { Deps } from '../../deps';
import type { FollowRequest } from '../../rules/attempt/requests';
import { scaleTimes } from '../../rules/timing/scale';
import type { CloseDeps } from './close-overdue';
import { getAttemptVersion, isFurther, noteReached, readCourse, readPlace } from './course';
import { endAbsences } from './focus-losses';
import { getAgain, type OwnAttempt, upToDate } from './own-attempt';
import { messagesStore } from './store';
import { toAsked } from './views';
import { accessOf, claimWriter, noteSeen } from './writer';

type FollowDeps = CloseDeps & Pick<Deps, 'policy'>;

/**
 * The poll of a running attempt's page, every few seconds: the attempt's status, and whether the page may write. The page claims
 * an attempt without a holder or with a silent one. Writes only that claim, the end of an absence, progress without navigation,
 * and delivered messages; the page's presence stays in memory. A page waiting for its next question gets the open one. A finished
 * attempt is an answer, not a refusal.
 */
export async function followAttempt(
  deps: FollowDeps,
  { attempt: known, input }: { attempt: OwnAttempt; input: FollowRequest },
): Promise<FollowedAttempt> {
  const attempt = await upToDate(deps, known);
  const { writerId, claim, questionId, unsentCount = 0, hereAt, heardMessage = 0 } = input;
  const awaitedId = input.awaitsQuestion ? questionId : undefined;
  const now = deps.clock.now();
  const isWriter = await mayWrite(deps, attempt, { writerId, claim, now });
  const isAnswering = isWriter && attempt.submittedAt === null;
  if (isAnswering) {
    noteSeen(deps, attempt.id, { writerId, seenAt: now, unsentCount, ...(questionId ? { questionId } : {}) });
    if (hereAt !== undefined) await endAbsences(deps, attempt.id, Math.min(hereAt, now));
    // Answers given before Next must have arrived first: they could not change afterwards.
    if (unsentCount === 0 && questionId) await noteShown(deps, attempt, { questionId, now });
  }
  const messages = isAnswering ? await hearMessages(deps, attempt.id, { heardMessage, now }) : [];
  const opened = isAnswering && awaitedId ? readOpened(deps, attempt, { questionId: awaitedId, now }) : null;
  return { ...readStatus(attempt, { isWriter, now }), messages, opened };
}

/** The currently open question for a page waiting for it; null while that is an earlier one. Idempotent. */
function readOpened(
  deps: Pick<Deps, 'db' | 'arrangements'>,
  known: OwnAttempt,
  { questionId, now }: { questionId: string; now: number },
): FollowedAttempt['opened'] {
  const attempt = getAgain(deps, known);
  const place = readPlace(deps, attempt, now);
  if (!place) return null;
  const { questions } = scaleTimes(getAttemptVersion(deps, attempt), attempt.timeFactorPercent);
  const question = questions[place.index];
  const isThere = questions.slice(0, place.index + 1).some(({ _id }) => _id === questionId);
  return question && isThere ? { question: toAsked(question), place } : null;
}

/**
 * The messages missing on a running attempt's page, in the order sent; records the others as delivered, which the teacher sees.
 * One statement unless there is news.
 */
async function hearMessages(
  deps: Pick<Deps, 'db' | 'groupCommit'>,
  attemptId: string,
  /** The latest message the page has, 0 for none. */
  { heardMessage, now }: { heardMessage: number; now: number },
): Promise<TeacherMessage[]> {
  const { listNews, markDelivered } = messagesStore(deps.db);
  const news = listNews.all({ attemptId, heardMessage });
  const isToBeMarked = news.some(({ number }) => number <= heardMessage);
  if (isToBeMarked) await deps.groupCommit(() => markDelivered.run({ attemptId, heardMessage, now }));
  return news.filter(({ number }) => number > heardMessage);
}

/** Whether the page may write, after its claim if any; a finished attempt is not claimed. */
async function mayWrite(
  deps: FollowDeps,
  attempt: OwnAttempt,
  page: { writerId: string; claim: boolean; now: number },
): Promise<boolean> {
  if (stateOf(attempt) !== 'running') return attempt.writerId === null || attempt.writerId === page.writerId;
  const access = accessOf(deps, attempt, page);
  if (access !== 'claims') return access === 'writes';
  return deps.groupCommit(() => claimWriter(deps, attempt, page.writerId));
}

/** Records the question on the writing page, if it is further than any before. */
async function noteShown(
  deps: FollowDeps,
  attempt: OwnAttempt,
  { questionId, now }: { questionId: string; now: number },
): Promise<void> {
  const course = readCourse(deps, attempt, now);
  const index = course.questions.findIndex(({ _id }) => _id === questionId);
  if (!isFurther(course, { index, now })) return;
  await deps.groupCommit(() => noteReached(deps, attempt, { course, index, now }));
}

/** The status of an attempt as its page gets it. */
export function readStatus(
  attempt: OwnAttempt,
  { isWriter, now }: { isWriter: boolean; now: number },
): AttemptStatus {
  const { focusLostCount, tabChangeLimit } = attempt;
  const submittedBy = whyItEnded(attempt);
  const state = stateOf(attempt);
  const { deadline, pausedSince } =
    state === 'submitted'
      ? { deadline: attempt.deadline, pausedSince: null }
      : currentClock(attempt, attempt.pausedAt, now);
  const counted = { focusLostCount, tabChangeLimit };
  return { serverNow: now, deadline, pausedSince, ...counted, isWriter, state, submittedBy };
}

function stateOf({ submittedAt, closingSince }: OwnAttempt): AttemptStatus['state'] {
  if (submittedAt !== null) return 'submitted';
  return closingSince === null ? 'running' : 'closing';
}
