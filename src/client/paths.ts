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

type SignInRole = 'teacher' | 'student';

export const loginPath = (role: SignInRole): string =>
  role === 'teacher' ? paths.teacherLogin : paths.studentLogin;

export const dashboardPath = (role: SignInRole): string =>
  role === 'teacher' ? paths.teacher : paths.student;

/** The path with the query values that are there. */
export function withQuery(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const present = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present)}`;
}
