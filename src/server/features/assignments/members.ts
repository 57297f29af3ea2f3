import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';
import type { MayStart, StartWindow } from '../../../shared/assignment/may-start';
import type { AssignedMember } from '../../../shared/assignment/schema';
import { compareText } from '../../../shared/by-name';
import { shortestDraw } from '../../../shared/quiz/pools';
import { effectiveSettings } from '../../../shared/quiz/settings';
import type { Deps } from '../../deps';
import { bestWindow, mayStart } from '../../rules/assignment/may-start';
import { sourcesOf, termsOf } from '../../rules/assignment/terms';
import { cutSeconds, windowOf } from '../../rules/assignment/windows';
import { ownTimeSeconds } from '../../rules/timing/own-time';
import { getQuestions, poolsAmong, type QuizRecord } from '../quizzes/find';
import { assignmentsStore } from './store';

/** The parameters identifying the reading teacher. */
export const readerOf = ({ accountId, email }: Teacher, now: number) => ({
  readerId: accountId,
  readerEmail: emailKey(email),
  now,
});

type ReadDeps = Pick<Deps, 'db'>;
type MemberRow = ReturnType<ReturnType<typeof assignmentsStore>['listMembers']['all']>[number];

/** A line on the list of an assigned class, and the quiz's state for its person. */
export interface ListedMember extends MemberRow {
  readonly window: StartWindow;
  readonly state: AssignedMember['state'];
  readonly start: MayStart;
  /** The same for all lines of one person. */
  readonly person: string;
}

/** The members of the quiz's classes the teacher may see, by class and name, in one statement. */
export function readMembers(
  { db }: ReadDeps,
  { teacher, quiz, rule, now }: { teacher: Teacher; quiz: QuizRecord; rule: StartWindow; now: number },
): ListedMember[] {
  const rows = assignmentsStore(db)
    .listMembers.all({ quizId: quiz.id, ...readerOf(teacher, now) })
    .map((row) => ({
      ...row,
      window: windowOf(rule, row.exception),
      state: stateOf(row),
      person: personOf(row),
    }))
    .sort(
      (one, other) =>
        compareText(one.className, other.className) ||
        compareText(one.name, other.name) ||
        compareText(one.memberId, other.memberId),
    );
  const windowsOf = Map.groupBy(rows, ({ person }) => person);
  return rows.map((row) => ({
    ...row,
    start: mayStart(
      {
        ...{ isPublished: quiz.isPublished, acceptingResponses: quiz.acceptingResponses },
        isPaused: quiz.pausedAt !== null,
        attempt: row.state === 'not-started' ? 'none' : row.state,
        assignment: {
          windows: (windowsOf.get(row.person) ?? []).map(({ window }) => window),
          hasLeft: false,
        },
      },
      now,
    ),
  }));
}

const personOf = ({ accountId, email, memberId }: MemberRow) => accountId ?? email ?? memberId;

function stateOf({ attemptId, submittedAt }: MemberRow): AssignedMember['state'] {
  if (attemptId === null) return 'not-started';
  return submittedAt === null ? 'running' : 'submitted';
}

/** The effective line of each person. */
export const oneLineEach = (members: readonly ListedMember[], now: number): ListedMember[] =>
  [...Map.groupBy(members, ({ person }) => person).values()].flatMap(
    (own) =>
      bestWindow(
        own.map((line) => ({ ...line.window, line })),
        now,
      )?.line ?? [],
  );

/** As the teacher sees them. */
export function toAssignedMembers(
  deps: ReadDeps,
  quiz: QuizRecord,
  { members, now }: { members: readonly ListedMember[]; now: number },
): AssignedMember[] {
  const questions = getQuestions(deps, quiz.id);
  const asked = shortestDraw(poolsAmong(quiz, questions), questions);
  const version = { settings: effectiveSettings(quiz), questions: asked };
  return members.map((member) => {
    const { window, state, allowance, exception } = member;
    const ground = { needs: member.needs, allowance, exception };
    const terms = termsOf(ground);
    const timeSeconds = ownTimeSeconds(version, terms.timeFactorPercent);
    return {
      ...member,
      ...window,
      ...terms,
      timeSeconds,
      cutSeconds: state === 'not-started' ? cutSeconds({ timeSeconds, window }, now) : 0,
      ...sourcesOf(ground),
    };
  });
}
