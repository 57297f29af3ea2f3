import type { FollowedAttempt } from '../../../shared/attempt/schema';
import type { Deps } from '../../deps';
import { followStep, statusOf } from '../../rules/attempt/follow';
import type { FollowRequest } from '../../rules/attempt/requests';
import { type AttemptState, placeOf } from '../../rules/attempt/state';
import { scaleTimes } from '../../rules/timing/scale';
import { getVersionSeen } from './course';
import { focusStore } from './focus-store';
import { type AttemptDeps, closeIfOverdue, type ReadState } from './own-attempt';
import { heardAt, noteSeen } from './presence';
import { messagesStore } from './store';
import { toAsked } from './views';
import { writeChanges } from './write-changes';

/**
 * The poll of a running attempt's page, every few seconds: the attempt's status, and whether the page may write. Writes only the
 * changes of `followStep`, the end of an absence and delivered messages, in one commit if there are any; the page's presence stays
 * in memory. A page waiting for its next question gets the open one. A finished attempt is an answer, not a refusal.
 */
export async function followAttempt(
  deps: AttemptDeps,
  { readState, input }: { readState: ReadState; input: FollowRequest },
): Promise<FollowedAttempt> {
  await closeIfOverdue(deps, readState().attempt);
  const poll = { readState, input, now: deps.clock.now() };
  const known = look(deps, poll);
  const { state, isWriter, isAnswering, news } = known.isDue
    ? await deps.groupCommit(() => settle(deps, poll, look(deps, poll)))
    : settle(deps, poll, known);
  const { heardMessage = 0, questionId, awaitsQuestion } = input;
  const awaitedId = isAnswering && awaitsQuestion ? questionId : undefined;
  return {
    ...statusOf(state.attempt, { isWriter, now: poll.now }),
    messages: news.filter(({ number }) => number > heardMessage),
    opened: awaitedId ? readOpened(deps, state, { questionId: awaitedId, now: poll.now }) : null,
  };
}

interface Poll {
  readonly readState: ReadState;
  readonly input: FollowRequest;
  readonly now: number;
}

/** The result of a poll, and whether it has changes to write. */
function look(deps: AttemptDeps, { readState, input, now }: Poll) {
  const state = readState();
  const { id: attemptId, writerId } = state.attempt;
  const holderHeardAt = writerId === null ? now : heardAt(deps, { attemptId, writerId, now });
  const followed = followStep(state, input, { now, holderHeardAt });
  const { heardMessage = 0 } = input;
  const hereAt = input.hereAt === undefined ? null : Math.min(input.hereAt, now);
  const isHere = followed.isAnswering && hereAt !== null;
  const backAt = isHere && focusStore(deps.db).findOpen.get({ attemptId, hereAt }) ? hereAt : null;
  // The messages missing on the page, and received ones not yet recorded as delivered, which the teacher sees.
  const news = followed.isAnswering ? messagesStore(deps.db).listNews.all({ attemptId, heardMessage }) : [];
  const isDelivered = news.some(({ number }) => number <= heardMessage);
  const isDue = backAt !== null || isDelivered || Object.keys(followed.changes.row).length > 0;
  return { state, ...followed, backAt, news, isDelivered, isDue };
}

/** Writes the changes of a poll, if any, and records that its page is present. */
function settle(deps: AttemptDeps, { input, now }: Poll, found: ReturnType<typeof look>) {
  const { writerId, questionId, unsentCount = 0, heardMessage = 0 } = input;
  const { id: attemptId } = found.state.attempt;
  const state = writeChanges(deps, found.state, found.changes, now);
  if (found.backAt !== null) focusStore(deps.db).endOpen.run({ attemptId, hereAt: found.backAt });
  if (found.isDelivered) messagesStore(deps.db).markDelivered.run({ attemptId, heardMessage, now });
  if (found.isAnswering)
    noteSeen(deps, attemptId, { writerId, seenAt: now, unsentCount, ...(questionId && { questionId }) });
  return { ...found, state };
}

/** The currently open question for a page waiting for it; null while that is an earlier one. Idempotent. */
function readOpened(
  deps: Pick<Deps, 'db' | 'arrangements'>,
  state: AttemptState,
  { questionId, now }: { questionId: string; now: number },
): FollowedAttempt['opened'] {
  const place = placeOf(state, now);
  if (!place) return null;
  const { attempt, asked } = state;
  const { questions } = scaleTimes(getVersionSeen(deps, attempt, asked), attempt.timeFactorPercent);
  const question = questions[place.index];
  const isThere = questions.slice(0, place.index + 1).some(({ _id }) => _id === questionId);
  return question && isThere ? { question: toAsked(question), place } : null;
}
