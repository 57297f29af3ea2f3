import { nextPage } from '../../shared/account/next-page';
import type { Role } from '../../shared/actor';
import { paths, withQuery } from '../../shared/paths';

export const loginPath = (role: Role): string =>
  role === 'teacher' ? paths.teacherLogin : paths.studentLogin;

export const dashboardPath = (role: Role): string => (role === 'teacher' ? paths.teacher : paths.student);

/** What somebody came for, carried through the sign-in: the quiz to join, or a page of their own desk. */
export interface Errand {
  readonly quizId: string | null;
  readonly next: string | null;
}

/** The errand in the address of a login page. */
export const readErrand = (role: Role, query: URLSearchParams): Errand => ({
  quizId: query.get('quizId'),
  next: nextPage(role, query.get('next')),
});

export const loginFor = (role: Role, errand: Partial<Errand>): string =>
  withQuery(loginPath(role), { ...errand });

/** Where a student without an email address signs in. */
export const classLoginFor = ({ quizId }: Pick<Errand, 'quizId'>): string =>
  withQuery(paths.classLogin, { quizId });

/** The login page that leads teachers back to the page of their desk that is open here. */
export function teacherLoginFromHere(): string {
  const here = location.pathname + location.search;
  return loginFor('teacher', { next: here === paths.teacher ? null : nextPage('teacher', here) });
}

/** The plans, which lead a teacher on to that page of the desk after a payment. */
export const plansFor = (next: string | null): string => withQuery(paths.plans, { next });

/** Where a teacher goes on after the plans: to the page of the desk that led there, else to the desk. */
export function afterPlans(query: URLSearchParams): { next: string | null; desk: string } {
  const asked = nextPage('teacher', query.get('next'));
  const next = asked?.startsWith(paths.teacher) ? asked : null;
  return { next, desk: next ?? paths.teacher };
}

/** Where the sign-in leads on to. */
export const deskFor = (role: Role, { quizId, next }: Errand): string =>
  next ?? withQuery(dashboardPath(role), { quizId });

/** Why somebody was sent to a login page; travels in the history entry. */
export interface LoginNotice {
  readonly reason: string;
  /** Whether the session may still be good, so that the dashboard can simply be tried again. */
  readonly mayTryAgain: boolean;
}

/** The history state for `navigate(loginPath(role), { state: loginNotice(…) })`. */
export const loginNotice = (reason: string, mayTryAgain: boolean): { loginNotice: LoginNotice } => ({
  loginNotice: { reason, mayTryAgain },
});

/** The notice that came with this history entry. */
export function readLoginNotice(): LoginNotice | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('loginNotice' in state)) return undefined;
  const { loginNotice: notice } = state as { loginNotice?: Partial<LoginNotice> };
  if (typeof notice?.reason !== 'string') return undefined;
  return { reason: notice.reason, mayTryAgain: notice.mayTryAgain === true };
}
