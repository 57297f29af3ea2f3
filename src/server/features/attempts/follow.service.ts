import type { Student } from '../../../shared/actor';
import type { FollowRequest, TakeOverRequest } from '../../../shared/attempt/requests';
import type { FollowedAttempt, TakenOver } from '../../../shared/attempt/schema';
import { whyItEnded } from '../../../shared/attempt/submitted-by';
import { refuse } from '../../../shared/errors';
import { currentClock } from '../../../shared/timing/ledger';
import type { Deps } from '../../deps';
import { type CloseDeps, settled, writeSettled } from './closing.service';
import { endAbsences } from './leavings.service';
import { isFurther, noteReached, readCourse, readPlace } from './place.service';
import { noteSeen } from './presence.service';
import { readStanding, whyNotWrite } from './service';
import type { OwnAttempt } from './store';
import { answersOf, revisionsOf } from './views';
import { claimWriter, standingOf } from './writer.service';

type FollowDeps = CloseDeps & Pick<Deps, 'policy'>;

/**
 * How an attempt stands, as its page asks every few seconds, and whether the page may write: it claims an attempt that
 * nobody holds or whose holder has gone silent. Writes nothing but such a claim, that an absence is over where the student is
 * back, and how far the student has come where there is no going back; what else the page says of itself is kept in memory
 * for the teacher. An attempt that is over is an answer, not a refusal.
 */
export async function followAttempt(
  deps: FollowDeps,
  { attempt: known, input }: { attempt: OwnAttempt; input: FollowRequest },
): Promise<FollowedAttempt> {
  const attempt = await settled(deps, known);
  const { writerId, claim, questionId, unsentCount = 0, hereAt } = input;
  const now = deps.clock.now();
  const isWriter = await mayWrite(deps, attempt, { writerId, claim, now });
  if (isWriter && attempt.submittedAt === null) {
    noteSeen(deps, attempt.id, { writerId, seenAt: now, unsentCount, ...(questionId ? { questionId } : {}) });
    if (hereAt !== undefined) await endAbsences(deps, attempt.id, Math.min(hereAt, now));
    // What was answered before going on must have come first: it could not be changed afterwards.
    if (unsentCount === 0 && questionId) await noteShown(deps, attempt, { questionId, now });
  }
  return readFollowed(attempt, { isWriter, now });
}

/**
 * Gives a running attempt to the page that asks, whoever held it, and answers what is stored: from the commit on the
 * page that held it saves nothing more. Refuses one that is over (409).
 */
export async function takeOver(
  deps: FollowDeps,
  {
    student,
    attempt: { id: attemptId },
    input: { writerId },
  }: { student: Student; attempt: OwnAttempt; input: TakeOverRequest },
): Promise<TakenOver> {
  const own = { student, attemptId };
  const { attempt, standing, now } = await writeSettled(deps, own, (found, at) => {
    refuse(whyNotWrite(found, at));
    claimWriter(deps, found, writerId);
    return { attempt: found, standing: readStanding(deps, found.id), now: at };
  });
  noteSeen(deps, attempt.id, { writerId, seenAt: now, unsentCount: 0 });
  return {
    ...readFollowed(attempt, { isWriter: true, now }),
    answers: answersOf(standing),
    revisions: revisionsOf(standing),
    place: readPlace(deps, attempt, now),
  };
}

/** Whether the page may write, after its claim if it makes one; an attempt that takes no more answers is not claimed. */
async function mayWrite(
  deps: FollowDeps,
  attempt: OwnAttempt,
  page: { writerId: string; claim: boolean; now: number },
): Promise<boolean> {
  if (stateOf(attempt) !== 'running') return attempt.writerId === null || attempt.writerId === page.writerId;
  const standing = standingOf(deps, attempt, page);
  if (standing !== 'claims') return standing === 'writes';
  return deps.groupCommit(() => claimWriter(deps, attempt, page.writerId));
}

/** Keeps the question on the screen of the page that writes, where it is further than any before. */
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

function readFollowed(
  attempt: OwnAttempt,
  { isWriter, now }: { isWriter: boolean; now: number },
): FollowedAttempt {
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

function stateOf({ submittedAt, closingSince }: OwnAttempt): FollowedAttempt['state'] {
  if (submittedAt !== null) return 'submitted';
  return closingSince === null ? 'running' : 'closing';
}
