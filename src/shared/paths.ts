/** The address of every page that somebody may open first, once; pages.ts says what each is made of. */
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
  classLogin: '/login/class',
  demoSignIn: '/login/demo',
  student: '/student',
  practice: '/student/practice/:setId',
  teacher: '/teacher',
  admin: '/admin',
} as const;

/** Where a student practises what was opened under that id. */
export const practicePath = (setId: string): string =>
  paths.practice.replace(':setId', encodeURIComponent(setId));

/** The path with the query values that are there. */
export function withQuery(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const present = Object.entries(query).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value)}` : [],
  );
  return present.length === 0 ? path : `${path}?${present.join('&')}`;
}
