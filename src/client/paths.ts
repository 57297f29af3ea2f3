/** Every address of the site, once. */
export const paths = {
  landing: '/',
  aboutUs: '/about-us',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  refundPolicy: '/refund-policy',
  contactUs: '/contact-us',
  plans: '/plans',
  teacherLogin: '/login/teacher',
  studentLogin: '/login/student',
  demoSignIn: '/login/demo',
  student: '/student',
  teacher: '/teacher',
  admin: '/admin',
} as const;

export type SignInRole = 'teacher' | 'student';

export const loginPath = (role: SignInRole): string =>
  role === 'teacher' ? paths.teacherLogin : paths.studentLogin;

export const dashboardPath = (role: SignInRole): string =>
  role === 'teacher' ? paths.teacher : paths.student;

/** The path with the query values that are there. */
export function withQuery(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const present = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present)}`;
}

/** What somebody came for, carried through the sign-in: the quiz to join, or a page of their own desk. */
export interface Errand {
  readonly quizId: string | null;
  readonly next: string | null;
}

export const loginFor = (role: SignInRole, errand: Partial<Errand>): string =>
  withQuery(loginPath(role), { ...errand });

/** Where the sign-in leads on to. */
export const deskFor = (role: SignInRole, { quizId, next }: Errand): string =>
  next ?? withQuery(dashboardPath(role), { quizId });
