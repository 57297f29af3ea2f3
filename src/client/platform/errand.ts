import { nextPage } from '../../shared/account/next-page';
import type { Role } from '../../shared/actor';
import { paths, withQuery } from '../../shared/paths';

export const loginPath = (role: Role): string =>
  role === 'teacher' ? paths.teacherLogin : paths.studentLogin;

export const dashboardPath = (role: Role): string => (role === 'teacher' ? paths.teacher : paths.student);

/** The user's destination, carried through the sign-in: a quiz to join, or a page of the teacher's desk. */
export interface Errand {
  readonly quizId: string | null;
  readonly next: string | null;
}

export const readErrand = (role: Role, query: URLSearchParams): Errand => ({
  quizId: query.get('quizId'),
  next: nextPage(role, query.get('next')),
});

export const loginFor = (role: Role, errand: Partial<Errand>): string =>
  withQuery(loginPath(role), { ...errand });

/** Sign-in page for students without an email address. */
export const classLoginFor = ({ quizId }: Pick<Errand, 'quizId'>): string =>
  withQuery(paths.classLogin, { quizId });

/** Login page for teachers that leads back to the current page. */
export function teacherLoginFromHere(): string {
  const here = location.pathname + location.search;
  return loginFor('teacher', { next: here === paths.teacher ? null : nextPage('teacher', here) });
}

/** The plans page, which leads back to `next` after a payment. */
export const plansFor = (next: string | null): string => withQuery(paths.plans, { next });

/** The destination after the plans page: `next`, else the desk. */
export function afterPlans(query: URLSearchParams): { next: string | null; desk: string } {
  const requested = nextPage('teacher', query.get('next'));
  const next = requested?.startsWith(paths.teacher) ? requested : null;
  return { next, desk: next ?? paths.teacher };
}

export const deskFor = (role: Role, { quizId, next }: Errand): string =>
  next ?? withQuery(dashboardPath(role), { quizId });

/** Why the user was sent to a login page; stored in the history entry. */
export interface LoginNotice {
  readonly reason: string;
  /** Whether the session may still be valid, so that reloading the dashboard may help. */
  readonly mayTryAgain: boolean;
}

/** History state for `navigate(loginPath(role), { state: loginNotice(…) })`. */
export const loginNotice = (reason: string, mayTryAgain: boolean): { loginNotice: LoginNotice } => ({
  loginNotice: { reason, mayTryAgain },
});

export function readLoginNotice(): LoginNotice | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('loginNotice' in state)) return undefined;
  const { loginNotice: notice } = state as { loginNotice?: Partial<LoginNotice> };
  if (typeof notice?.reason !== 'string') return undefined;
  return { reason: notice.reason, mayTryAgain: notice.mayTryAgain === true };
}
