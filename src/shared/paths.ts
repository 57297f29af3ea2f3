/** Addresses of all entry pages; pages.ts describes the pages. */
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

export const practicePath = (setId: string): string =>
  paths.practice.replace(':setId', encodeURIComponent(setId));

/** Appends the query values that are set. */
export function withQuery(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const present = Object.entries(query).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value)}` : [],
  );
  return present.length === 0 ? path : `${path}?${present.join('&')}`;
}
