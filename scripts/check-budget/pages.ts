/** Who waits for a page decides how much it may weigh. */
export type Audience = 'student' | 'teacher';

/** In kB, gzipped: a class of 30 starts a quiz over one Wi-Fi, a teacher opens the desk alone. */
export const LIMITS: Readonly<Record<Audience, { js: number; css: number; lazy: number }>> = {
  student: { js: 110, css: 10, lazy: 30 },
  teacher: { js: 170, css: 16, lazy: 40 },
};

interface Page {
  readonly route: string;
  readonly audience: Audience;
  /** What the route loads beside the entry, as named in src/client/routes.tsx. */
  readonly chunks: readonly string[];
}

const publicPage = (route: string, chunk: string): Page => ({
  route,
  audience: 'student',
  chunks: [`src/client/${chunk}.tsx`],
});

export const PAGES: readonly Page[] = [
  publicPage('/', 'pages/LandingPage'),
  publicPage('/about-us', 'pages/AboutPage'),
  publicPage('/terms', 'pages/TermsPage'),
  publicPage('/privacy-policy', 'pages/PrivacyPage'),
  publicPage('/refund-policy', 'pages/RefundPage'),
  publicPage('/contact-us', 'pages/ContactPage'),
  publicPage('/plans', 'features/plans/PlansPage'),
  publicPage('/login/teacher', 'features/login/TeacherLoginPage'),
  publicPage('/login/student', 'features/login/StudentLoginPage'),
  publicPage('/login/demo', 'features/demo-sign-in/DemoSignInPage'),
  publicPage('/admin', 'features/operator/OperatorPage'),
  publicPage('an unknown address', 'pages/NotFoundPage'),
  {
    route: '/student',
    audience: 'student',
    // Its providers are in a shared file (vite.config.ts) that the page imports, too.
    chunks: ['src/client/pages/StudentPage.tsx'],
  },
  {
    route: '/teacher',
    audience: 'teacher',
    chunks: ['src/client/platform/TeacherProviders.tsx', 'src/client/pages/TeacherPage.tsx'],
  },
];
