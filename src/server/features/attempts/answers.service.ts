import type { Student } from '../../../shared/actor';
import type { Answer } from '../../../shared/attempt/answer';
import type { LoggedAnswer } from '../../../shared/attempt/answer-log';
import { mayReplaceAnswer } from '../../../shared/attempt/freeze';
import { normaliseAnswer } from '../../../shared/attempt/normalise';
import type { SaveRequest } from '../../../shared/attempt/requests';
import type { SavedAnswers } from '../../../shared/attempt/schema';
import { refuse } from '../../../shared/errors';
import { currentClock, isPauseNoticed } from '../../../shared/timing/ledger';
import { closesAt } from '../../../shared/timing/place';
import type { Deps } from '../../deps';
import { isChange, logAct } from './answer-log.service';
import { answersStore, type NewAnswer } from './answers-store';
import { type CloseDeps, writeSettled } from './closing.service';
import { refuseTooMuchText } from './history-room.service';
import { keepFromPause, type Outcome, unlessRefused } from './kept-in-pause.service';
import { type Course, noteReached, readCourse } from './place.service';
import { readStanding, whyNotWrite } from './service';
import type { OwnAttempt } from './store';
import type { StandingAnswer } from './views';
import { keepToWriter } from './writer.service';

type AnswerDeps = CloseDeps & Pick<Deps, 'policy'>;

/** A sent answer to a question of the paper, in the form in which it is stored. */
export interface SentAnswer {
  /** Where its question stands in the attempt, counted from 0. */
  readonly index: number;
  readonly questionId: string;
  readonly value: Answer | null;
  readonly malformed: boolean;
  /** Whether it may take the place of what stands. */
  readonly mayReplace: boolean;
}

/**
 * Merges answers into those stored: each question sent is stamped with the revision, a lower one than stored is ignored,
 * null clears, unknown questions are ignored. Refuses anything after the submit, the grace or the third leaving (409). Refuses in a pause what was not on its way when it began (403), and keeps
 * it apart. Resolves after the commit.
 */
export async function saveAnswers(
  deps: AnswerDeps,
  {
    student,
    attempt: { id: attemptId },
    input,
  }: { student: Student; attempt: OwnAttempt; input: SaveRequest },
): Promise<SavedAnswers> {
  const { revision, answers, writerId = null } = input;
  const own = { student, attemptId };
  const outcome = await writeSettled(deps, own, (attempt, now): Outcome<SavedAnswers> => {
    refuse(whyNotWrite(attempt, now));
    keepToWriter(deps, attempt, { writerId, now });
    const standing = readStanding(deps, attemptId);
    const revisionOf = ({ questionId }: SentAnswer) => standing.get(questionId)?.revision ?? 0;
    const course = readCourse(deps, attempt, now);
    const sent = readSent(deps, { course, standing, answers, now });
    const accepted = sent.filter((each) => each.mayReplace && revisionOf(each) <= revision);
    const taken = accepted.map((each) => logged(each, revision));
    const changed = taken.filter((each) => isChange(standing, each));
    refuseTooMuchText(deps, attemptId, () => valuesAfter(standing, changed));
    const { deadline, pausedSince } = currentClock(attempt, attempt.pausedAt, now);
    if (changed.length > 0 && isPauseNoticed(pausedSince, now)) {
      return { refusal: keepFromPause(deps, { attempt, answers: changed, now }) };
    }
    if (changed.length > 0) logAct(deps, attempt, { at: now, kind: 'saved', answers: changed });
    writeAnswers(deps, { attemptId, answers: taken, now });
    noteReached(deps, attempt, { course, index: accepted.at(-1)?.index ?? 0, now });
    const savedRevision = Math.max(revision, ...sent.map(revisionOf));
    return { value: { savedRevision, serverNow: now, deadline } };
  });
  return unlessRefused(outcome);
}

/** The sent answers to questions of the paper, in attempt order, each with whether it may replace what stands. */
export function readSent(
  deps: Pick<Deps, 'policy'>,
  sent: {
    course: Course;
    standing: ReadonlyMap<string, StandingAnswer>;
    answers: Readonly<Record<string, unknown>>;
    now: number;
  },
): SentAnswer[] {
  const { course, standing, answers, now } = sent;
  const { questions, progress } = course;
  const frame = {
    allowNavigation: course.allowNavigation,
    orderIds: questions.map(({ _id }) => _id),
    storedIds: new Set([...standing].flatMap(([id, { value }]) => (value === null ? [] : [id]))),
    nowMs: now,
    graceMs: deps.policy.submitGraceSeconds * 1000,
  };
  return questions.flatMap((question, index) => {
    const { _id: questionId } = question;
    if (!Object.hasOwn(answers, questionId)) return [];
    const { answer: value, malformed } = normaliseAnswer(question, answers[questionId]);
    const mayReplace = mayReplaceAnswer({
      ...frame,
      questionId,
      questionClosesAtMs: closesAt(progress, index),
    });
    return [{ questionId, index, value, malformed, mayReplace }];
  });
}

/** A sent answer as the history keeps it. */
export const logged = ({ questionId, value, malformed }: SentAnswer, revision: number): LoggedAnswer => ({
  questionId,
  value,
  revision,
  malformed,
});

/** Stores answers, or that they were cleared. */
export function writeAnswers(
  { db }: Pick<Deps, 'db'>,
  { attemptId, answers, now }: { attemptId: string; answers: readonly LoggedAnswer[]; now: number },
): void {
  if (answers.length === 0) return;
  const rows: readonly NewAnswer[] = answers.map(({ questionId, value, revision, malformed }) => ({
    questionId,
    value: value === null ? null : JSON.stringify(value),
    revision,
    malformed,
  }));
  answersStore(db).save.run({ attemptId, rows: JSON.stringify(rows), savedAt: now });
}

/** What stands once these answers are written. */
const valuesAfter = (standing: ReadonlyMap<string, StandingAnswer>, changed: readonly LoggedAnswer[]) =>
  [...standing, ...changed.map((each) => [each.questionId, each] as const)].map(
    ([questionId, { value }]) => [questionId, value] as const,
  );
