import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';
import type { QuizHead } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { listQuizColleagues } from '../colleagues/list';
import { getPlan } from '../payments/plan';
import type { QuizRecord } from '../quizzes/find';
import { getQuizRow } from './dashboard';

type HeadDeps = Pick<Deps, 'db' | 'clock' | 'policy'>;

/** The state of a quiz without its questions, its owner's plan, and the end of a colleague's right. */
export const getQuizHead = (
  deps: HeadDeps,
  at: { teacher: Teacher; quiz: Seen<QuizRecord, 'look'> },
): QuizHead => ({
  name: at.teacher.name,
  ...getPlan(deps, at.quiz.teacherId),
  until: untilOf(deps, at),
  quiz: getQuizRow(deps, at),
});

/** When a colleague's current right ends or shrinks. */
function untilOf(deps: HeadDeps, at: { teacher: Teacher; quiz: Seen<QuizRecord, 'look'> }): number | null {
  if (at.quiz.teacherId === at.teacher.accountId) return null;
  const email = emailKey(at.teacher.email);
  const { right: now, colleagues } = listQuizColleagues(deps, at);
  const ends = colleagues.filter((share) => share.email === email && share.right === now);
  const ending = ends.flatMap(({ expiresAt }) => expiresAt ?? []);
  return ending.length > 0 && ending.length === ends.length ? Math.max(...ending) : null;
}
