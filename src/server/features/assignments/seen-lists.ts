import type { Teacher } from '../../../shared/actor';
import { compareText } from '../../../shared/by-name';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import type { Deps } from '../../deps';
import type { QuizRecord } from '../quizzes/find';
import { oneLineEach, readMembers } from './members';
import { assignmentsStore } from './store';

/** The members of the quiz's classes a teacher may see. */
interface SeenLists {
  /** Members who have not started, by class and name. */
  readonly absent: LiveQuiz['absent'];
  readonly accountIds: ReadonlySet<string | null>;
}

/** Reads them in at most two statements. */
export function readSeenLists(
  deps: Pick<Deps, 'db'>,
  { teacher, quiz, now }: { teacher: Teacher; quiz: QuizRecord; now: number },
): SeenLists {
  const rule = assignmentsStore(deps.db).findRule.get({ quizId: quiz.id });
  const members = rule ? readMembers(deps, { teacher, quiz, rule, now }) : [];
  const absent = members.filter(({ state }) => state === 'not-started');
  const withWindow = new Set(
    absent
      .filter(({ exception }) => quiz.acceptingResponses && (exception?.closesAt ?? 0) > now)
      .map(({ person }) => person),
  );
  return {
    absent: oneLineEach(absent, now)
      .map((member) => ({
        ...member,
        usesPin: member.email === null,
        outlastsRelease: withWindow.has(member.person),
      }))
      .sort((one, other) => compareText(one.className, other.className) || compareText(one.name, other.name)),
    accountIds: new Set(members.map(({ accountId }) => accountId)),
  };
}
