import type { Teacher } from '../../../shared/actor';
import type { MemberAppeal } from '../../../shared/appeals/schema';
import { compareText } from '../../../shared/by-name';
import { gradeOf } from '../../../shared/gradebook/grades';
import { weightedMean } from '../../../shared/gradebook/weighted-mean';
import type { PupilReport } from '../../../shared/reports/schema';
import { percentageOf } from '../../../shared/results/percentage';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { bestWindow } from '../../rules/assignment/may-start';
import { windowOf } from '../../rules/assignment/windows';
import { missedState } from '../../rules/reports/missed-state';
import type { ReportRequest } from '../../rules/reports/request';
import { oneName, pupilTopics, type QuestionMark } from '../../rules/topics/by-topic';
import { type CloseDeps, closeOverdueAttempts } from '../attempts/close-overdue';
import type { ClassRecord } from '../classes/access';
import { listAppealsOf } from '../marking/appeals/appeals';
import { listSeenIds } from '../quizzes/access';
import { type ReportMember, reportsStore } from './store';
import { bare, type ReportLine, takenQuizzes } from './taken-quizzes';

interface Asked {
  readonly schoolClass: Seen<ClassRecord, 'look'>;
  readonly member: ReportMember;
  readonly input: ReportRequest;
  /** A JSON list of the quizzes the teacher may see. */
  readonly quizIds: string;
}

/**
 * One current or former member's quizzes, released marks, marks in own columns, topics and comments. Work under the same account in other classes is
 * included if the teacher may see that quiz. A constant number of statements.
 */
export async function getPupilReport(
  deps: CloseDeps,
  asked: { teacher: Teacher } & Omit<Asked, 'quizIds'>,
): Promise<PupilReport> {
  await closeOverdueAttempts(deps);
  return readReport(deps, { ...asked, quizIds: listSeenIds(deps, asked.teacher) });
}

/** The member's second looks in the quizzes the teacher may see. */
export function listSecondLooks(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, member: { accountId } }: { teacher: Teacher; member: ReportMember },
): { secondLooks: MemberAppeal[] } {
  if (accountId === null) return { secondLooks: [] };
  return { secondLooks: listAppealsOf(deps, { studentId: accountId, quizIds: listSeenIds(deps, teacher) }) };
}

/** The report of one member; the caller has closed overdue attempts. */
export function readReport(
  deps: Pick<Deps, 'db' | 'arrangements' | 'clock' | 'siteDetails'>,
  { schoolClass, member, input: { from, to, without = [] }, quizIds }: Asked,
): PupilReport {
  const now = deps.clock.now();
  const { accountId } = member;
  const attempts =
    accountId === null ? [] : reportsStore(deps.db).listAttempts.all({ studentId: accountId, quizIds });
  const begun = new Set(attempts.map(({ quizId }) => quizId));
  const lines = [
    ...takenQuizzes(deps, attempts),
    ...missedQuizzes(deps, { member, quizIds, begun, now }),
    ...ownMarkLines(deps, { classId: schoolClass.id, memberId: member.id }),
  ]
    .filter(({ moment }) => moment >= (from ?? 0) && moment <= (to ?? Number.POSITIVE_INFINITY))
    .sort((one, other) => other.moment - one.moment || compareText(one.quiz.title, other.quiz.title));
  const included = lines.filter(({ quiz }) => !without.includes(quiz.quizId));
  const mean = meanOf(deps, { schoolClass, lines: included });
  return {
    ...{ classId: schoolClass.id, className: schoolClass.name },
    ...{ memberId: member.id, name: member.name, number: member.number },
    schoolName: deps.siteDetails.siteName,
    madeAt: now,
    ...{ from: from ?? null, to: to ?? null },
    quizzes: included.map(({ quiz }) => quiz),
    ...{ mean, grade: gradeOf(schoolClass.gradeScale, mean) },
    topics: topicsOf(
      deps,
      included.flatMap(({ marks }) => marks),
    ),
    choices: lines.map(({ quiz: { quizId, title, at, state } }) => ({ quizId, title, at, state })),
  };
}

/** The mean of the sheet's results by the gradebook's weights and drops. */
function meanOf(
  { db }: Pick<Deps, 'db'>,
  { schoolClass, lines }: { schoolClass: ClassRecord; lines: readonly ReportLine[] },
): number | null {
  const weights = new Map(
    reportsStore(db)
      .listWeights(schoolClass.id, schoolClass.id)
      .map(({ id, weightPercent }) => [id, weightPercent]),
  );
  const counted = lines.flatMap(({ quiz: { quizId, score, maxScore } }) =>
    score === null || !maxScore
      ? []
      : [{ percent: (100 * score) / maxScore, weightPercent: weights.get(quizId) ?? USUAL_PERCENT }],
  );
  return weightedMean(counted, schoolClass.dropLowest);
}

const USUAL_PERCENT = 100;

interface Missing {
  readonly member: ReportMember;
  readonly quizIds: string;
  readonly begun: ReadonlySet<string>;
  readonly now: number;
}

/** The class's quizzes a member has not begun: missed or upcoming. */
function missedQuizzes({ db }: Pick<Deps, 'db'>, seen: Missing): ReportLine[] {
  const { member, quizIds, begun, now } = seen;
  const store = reportsStore(db);
  const { id: memberId, classId, removedAt } = member;
  const rows = store.listAssigned.all({ classId, memberId, accountId: member.accountId ?? '', quizIds });
  const byQuiz = Map.groupBy(
    rows.filter(({ quizId }) => !begun.has(quizId)),
    ({ quizId }) => quizId,
  );
  if (byQuiz.size === 0) return [];
  const memberSince = Math.max(member.createdAt, store.findMove.get({ memberId })?.at ?? 0);
  return [...byQuiz.values()].flatMap((lines) => {
    const [quiz] = lines;
    if (!quiz) return [];
    const windows = lines.map(({ rule, exception }) => windowOf(rule, exception));
    const { isPublished, acceptingResponses, pausedAt, wasTaken } = quiz;
    const of = { isPublished, acceptingResponses, isPaused: pausedAt !== null, wasTaken: wasTaken === 1 };
    const state = missedState({ ...of, windows, memberSince, removedAt }, now);
    if (state === null) return [];
    const { quizId, title, rule } = quiz;
    const at = bestWindow(windows, now)?.closesAt ?? null;
    const moment = state === 'open' ? now : (at ?? rule.updatedAt);
    return [bare({ quizId, title, state, at, moment })];
  });
}

function topicsOf({ db }: Pick<Deps, 'db'>, marks: readonly QuestionMark[]): PupilReport['topics'] {
  const ids = JSON.stringify(marks.map(({ questionId }) => questionId));
  const rows = reportsStore(db).listTagsOf(ids);
  const nameOf = oneName(rows.map(({ tag }) => tag));
  const tags = Map.groupBy(rows, ({ questionId }) => questionId);
  return pupilTopics(marks, (questionId) => [
    ...new Set((tags.get(questionId) ?? []).map(({ tag }) => nameOf(tag))),
  ]);
}

/** The student's marks in own columns; notes are for teachers alone. */
const ownMarkLines = (
  { db }: Pick<Deps, 'db'>,
  at: { readonly classId: string; readonly memberId: string },
): ReportLine[] =>
  reportsStore(db)
    .listOwnMarks.all(at)
    .flatMap(({ columnId, title, date, maxScore, marks: score }): ReportLine[] => {
      if (score === null || maxScore === null) return [];
      const of = { quizId: columnId, title, state: 'released' as const, at: date, score, maxScore };
      const percentage = percentageOf(score, maxScore);
      return [{ quiz: { ...of, percentage, comment: null, answerComments: [] }, moment: date, marks: [] }];
    });
