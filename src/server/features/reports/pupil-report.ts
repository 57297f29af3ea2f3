import type { Seen } from '../../../shared/access/seen';
import type { Teacher } from '../../../shared/actor';
import { compareText } from '../../../shared/by-name';
import type { ReportRequest } from '../../../shared/reports/request';
import type { PupilReport } from '../../../shared/reports/schema';
import { oneName, pupilTopics, type QuestionMark } from '../../../shared/topics/by-topic';
import type { Deps } from '../../deps';
import { type CloseDeps, closeOverdueAttempts } from '../attempts/close-overdue';
import type { ClassRecord } from '../classes/access';
import { listSeenIds } from '../quizzes/access';
import { missedQuizzes } from './missed-quizzes';
import { type ReportMember, reportsStore } from './store';
import { takenQuizzes } from './taken-quizzes';

interface Asked {
  readonly schoolClass: Seen<ClassRecord, 'look'>;
  readonly member: ReportMember;
  readonly input: ReportRequest;
  /** What the teacher may look at, as a JSON list. */
  readonly quizIds: string;
}

/**
 * One member's quizzes, released marks, topics and comments, also of somebody who has left. What the member wrote elsewhere
 * under the same account belongs to it, as far as the teacher may look at that quiz. A few statements, however many quizzes.
 */
export async function getPupilReport(
  deps: CloseDeps,
  asked: { teacher: Teacher } & Omit<Asked, 'quizIds'>,
): Promise<PupilReport> {
  await closeOverdueAttempts(deps);
  return readReport(deps, { ...asked, quizIds: listSeenIds(deps, asked.teacher) });
}

/** The report of one member; attempts whose time is over were closed before. */
export function readReport(
  deps: Pick<Deps, 'db' | 'arrangements' | 'clock' | 'siteDetails'>,
  { schoolClass, member, input: { from, to, without = [] }, quizIds }: Asked,
): PupilReport {
  const now = deps.clock.now();
  const { accountId } = member;
  const attempts =
    accountId === null ? [] : reportsStore(deps.db).listAttempts.all({ studentId: accountId, quizIds });
  const begun = new Set(attempts.map(({ quizId }) => quizId));
  const lines = [...takenQuizzes(deps, attempts), ...missedQuizzes(deps, { member, quizIds, begun, now })]
    .filter(({ moment }) => moment >= (from ?? 0) && moment <= (to ?? Number.POSITIVE_INFINITY))
    .sort((one, other) => other.moment - one.moment || compareText(one.quiz.title, other.quiz.title));
  const included = lines.filter(({ quiz }) => !without.includes(quiz.quizId));
  return {
    ...{ classId: schoolClass.id, className: schoolClass.name },
    ...{ memberId: member.id, name: member.name, number: member.number },
    schoolName: deps.siteDetails.siteName,
    madeAt: now,
    ...{ from: from ?? null, to: to ?? null },
    quizzes: included.map(({ quiz }) => quiz),
    topics: topicsOf(
      deps,
      included.flatMap(({ marks }) => marks),
    ),
    choices: lines.map(({ quiz: { quizId, title, at, state } }) => ({ quizId, title, at, state })),
  };
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
