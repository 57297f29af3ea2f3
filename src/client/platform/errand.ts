import { nextPage } from '../../shared/account/next-page';
import { type Errand, loginFor, paths, type SignInRole } from '../paths';

/** What somebody came for, in the address of a login page. */
export const readErrand = (role: SignInRole, query: URLSearchParams): Errand => ({
  quizId: query.get('quizId'),
  next: nextPage(role, query.get('next')),
});

/** The login page that leads teachers back to the page of their desk that is open here. */
export function teacherLoginFromHere(): string {
  const here = location.pathname + location.search;
  return loginFor('teacher', { next: here === paths.teacher ? null : nextPage('teacher', here) });
}
