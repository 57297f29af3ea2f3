import type { Seen } from '../../../../shared/access/seen';
import type { Teacher } from '../../../../shared/actor';
import { DomainError } from '../../../../shared/errors';
import { isCorrectMark } from '../../../../shared/marking/is-correct-mark';
import { keptFindingsSchema } from '../../../../shared/marking/kept-findings';
import { areMarksValid } from '../../../../shared/marking/marks';
import type { SeenMarks } from '../../../../shared/marking/request';
import { placeFor } from '../../../../shared/marking/standing-marks';
import { messages } from '../../../../shared/messages';
import type { Question } from '../../../../shared/question/schema';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { QuizRecord } from '../../quizzes/find';
import { findGivenItems, type GivenItems, setGivenItems } from '../rubrics/given-items';
import { drawChecks } from './draw-checks';
import { recordMarks } from './mark-acts';
import { marksStore, type ResultRecord } from './marks-store';
import { refuseUnseen } from './refuse-unseen';
import { type RescoreDeps, rescoreSoon } from './rescore';
import type { SubmittedAttempt } from './submitted-attempts';

/** One decision of the teacher about answers to one question. */
export interface Decision {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'mark'>;
  readonly question: Question;
  /** Each attempt once, with the marks for its answer. */
  readonly given: readonly GivenMarks[];
  /** What its teacher saw of these answers; without it whatever stands there is replaced. */
  readonly seenAt?: SeenMarks;
}

interface GivenMarks {
  readonly attempt: SubmittedAttempt;
  readonly marks: number;
  /** The items of the rubric that the marks are made of; a mark given without them takes the answer out of the rubric. */
  readonly itemIds?: readonly string[];
}

/** The same with the answer as it stands. */
interface Standing extends Omit<GivenMarks, 'itemIds'> {
  readonly itemIds: GivenItems;
  readonly before: ResultRecord | undefined;
  readonly itemsBefore: GivenItems;
}

/**
 * Gives the teacher's own marks to answers, also after release (contract "Marks after release"); answers how many have another
 * mark now. Refuses marks other than 0 to the maximum in steps of 0.5 (400), an attempt that is not evaluated yet (409), and to
 * replace what a colleague decided since the teacher looked (409, with what stands now); where that is the same mark, it is left
 * alone. One line of the audit log keeps the whole marks before and after. What they teach the grader moves the suggestions for
 * other answers soon.
 */
export function giveMarks(
  deps: RescoreDeps,
  { teacher, quiz, question, given, seenAt }: Decision,
): { changed: number } {
  const { _id: questionId, type, maximumMarks } = question;
  if (given.some(({ marks }) => !areMarksValid(marks, maximumMarks))) {
    throw new DomainError('invalid', messages.marksInvalid(maximumMarks));
  }
  if (given.some(({ attempt }) => attempt.evaluatedAt === null)) {
    throw new DomainError('conflict', messages.notEvaluatedYet);
  }

  const now = deps.clock.now();
  const store = marksStore(deps.db);
  const standing = given.map(({ itemIds = null, ...each }): Standing => {
    const key = { attemptId: each.attempt.id, questionId };
    return { ...each, itemIds, before: store.findResult.get(key), itemsBefore: findGivenItems(deps, key) };
  });
  const free = seenAt ? notDecidedElsewhere(deps, { teacher, standing, seenAt }) : standing;
  const changes = free.map(
    ({ attempt: { id: attemptId, studentId }, marks, itemIds, before, itemsBefore }) => {
      const after = {
        attemptId,
        questionId,
        isCorrect: isCorrectMark({ type, score: marks, maximumMarks }),
        score: marks,
        maximumMarks,
        source: 'teacher',
        needsReview: false,
        confidence: 1,
        rationale: null,
        findings: asDecided(before?.findings ?? null),
        // Later than any that somebody may have seen here: two in one millisecond are told apart.
        markedAt: Math.max(now, (before?.markedAt ?? 0) + 1),
        markedBy: teacher.accountId,
      } as const;
      store.saveTeacherMark.run(after);
      setGivenItems(deps, { attemptId, questionId }, itemIds);
      return { attemptId, studentId, before, after, itemsBefore, itemsAfter: itemIds };
    },
  );
  if (changes.length === 0) return { changed: 0 };
  recordMarks(deps.db, { at: now, actorId: teacher.accountId, action: 'marks', questionId, changes });
  noteMarksChanged(deps.db, { quizId: quiz.id, questionId }, now);
  // Drawn with the last decision itself: the quiz is never without one to make in between.
  drawChecks(deps, quiz.id);
  rescoreSoon(deps, { quizId: quiz.id, questionId }, 'marks');
  const isChanged = ({ before, after }: (typeof changes)[number]) =>
    before?.score !== after.score || before.source !== after.source;
  return { changed: changes.filter(isChanged).length };
}

/** Those that no colleague has decided meanwhile; refuses where one has decided otherwise (409). */
function notDecidedElsewhere(
  deps: Pick<RescoreDeps, 'db' | 'clock'>,
  {
    teacher: { accountId },
    standing,
    seenAt,
  }: Pick<Decision, 'teacher'> & { standing: readonly Standing[]; seenAt: NonNullable<SeenMarks> },
): Standing[] {
  const placeOf = ({ attempt, marks, itemIds, before, itemsBefore }: Standing) =>
    before?.source === 'teacher'
      ? placeFor(
          { by: accountId, seenAt: seenAt[attempt.calledId], score: marks, itemIds },
          { ...before, itemIds: itemsBefore },
        )
      : 'free';
  const inTheWay = standing.flatMap((each) =>
    each.before && placeOf(each) === 'unseen'
      ? [{ studentId: each.attempt.calledId, mark: each.before }]
      : [],
  );
  refuseUnseen(deps, { viewerId: accountId, inTheWay, total: standing.length });
  return standing.filter((each) => placeOf(each) === 'free');
}

/** What was found stays with the answer; there is nothing left to decide. */
function asDecided(findings: string | null): string | null {
  if (findings === null) return null;
  const { movedBy: _, ...found } = keptFindingsSchema.parse(JSON.parse(findings));
  return JSON.stringify({ ...found, priority: 0 });
}
