import { bestWindow } from '../../../shared/assignment/may-start';
import type { Deps } from '../../deps';
import { windowOf } from '../../rules/assignment/windows';
import { missedState } from '../../rules/reports/missed-state';
import { type ReportMember, reportsStore } from './store';
import { bare, type ReportLine } from './taken-quizzes';

interface Missing {
  readonly member: ReportMember;
  readonly quizIds: string;
  /** The quizzes the member has begun. */
  readonly begun: ReadonlySet<string>;
  readonly now: number;
}

/** The class's quizzes a member has not begun: missed or upcoming. */
export function missedQuizzes({ db }: Pick<Deps, 'db'>, seen: Missing): ReportLine[] {
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
