import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { paths } from '../shared/paths';
import { PageEntry } from './pages/PageEntry';
import { getToken } from './platform/local-storage';
import { type Prepared, prepared, whenIdle } from './platform/prepared';
import { PageShell } from './ui/PageShell';
import { Skeleton } from './ui/Skeleton';

/**
 * A page loaded on its first visit. Pages behind a sign-in include the query cache, which public pages do
 * without.
 */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  prepared<object>(async () => (await load())[name]);

const LandingPage = page(() => import('./pages/LandingPage'), 'LandingPage');
const AboutPage = page(() => import('./pages/AboutPage'), 'AboutPage');
const TermsPage = page(() => import('./pages/TermsPage'), 'TermsPage');
const PrivacyPage = page(() => import('./pages/PrivacyPage'), 'PrivacyPage');
const RefundPage = page(() => import('./pages/RefundPage'), 'RefundPage');
const ContactPage = page(() => import('./pages/ContactPage'), 'ContactPage');
const NotFoundPage = page(() => import('./pages/NotFoundPage'), 'NotFoundPage');
const PlansPage = page(() => import('./features/plans/PlansPage'), 'PlansPage');
const TeacherLoginPage = page(() => import('./features/login/LoginPages'), 'TeacherLoginPage');
const StudentLoginPage = page(() => import('./features/login/LoginPages'), 'StudentLoginPage');
const ClassLoginPage = page(() => import('./features/login/ClassLoginPage'), 'ClassLoginPage');
const DemoSignInPage = page(() => import('./features/demo-sign-in/DemoSignInPage'), 'DemoSignInPage');
const OperatorPage = page(() => import('./features/operator/OperatorPage'), 'OperatorPage');
const loadStudentPage = () => import('./pages/StudentPage');
const StudentPage = page(loadStudentPage, 'StudentPage');
const PracticePage = page(() => import('./features/practice/PracticePage'), 'PracticePage');
const TeacherPage = page(() => import('./pages/TeacherPage'), 'TeacherPage');

type OwnPath = Exclude<(typeof paths)[keyof typeof paths], typeof paths.teacher>;

/** The page at each address outside the teacher's area; a missing one does not compile. */
const SCREENS: Readonly<Record<OwnPath, Prepared<object>>> = {
  [paths.landing]: LandingPage,
  [paths.aboutUs]: AboutPage,
  [paths.terms]: TermsPage,
  [paths.privacyPolicy]: PrivacyPage,
  [paths.refundPolicy]: RefundPage,
  [paths.contactUs]: ContactPage,
  [paths.plans]: PlansPage,
  [paths.teacherLogin]: TeacherLoginPage,
  [paths.studentLogin]: StudentLoginPage,
  [paths.classLogin]: ClassLoginPage,
  [paths.demoSignIn]: DemoSignInPage,
  [paths.student]: StudentPage,
  [paths.practice]: PracticePage,
  [paths.admin]: OperatorPage,
};

/** Loads the page of an address before it is shown; without a session, the login page it redirects to. */
export function prepareScreens(address: string): Promise<unknown> {
  if (address.startsWith(paths.teacher)) return TeacherPage.prepare();
  const screen = Object.entries(SCREENS).find(([path]) => path === address)?.[1] ?? NotFoundPage;
  const isLedOn = screen === StudentPage && getToken() === null;
  return Promise.all([screen.prepare(), ...(isLedOn ? [StudentLoginPage.prepare()] : [])]);
}

const LEADS_TO_QUIZ: readonly string[] = [paths.studentLogin, paths.classLogin];

/** Preloads the page that follows a login page, including the quiz named in its link. */
function Ahead({ path }: { path: string }) {
  useEffect(() => {
    if (!LEADS_TO_QUIZ.includes(path)) return;
    whenIdle(async () => {
      await StudentPage.prepare();
      if (new URLSearchParams(location.search).has('quizId')) (await loadStudentPage()).prepareQuiz();
    });
  }, [path]);
  return null;
}

const loading: ReactNode = (
  <PageShell footer={false}>
    <Skeleton lines={4} />
  </PageShell>
);

// The router's own `*` does not match an address with a line break and would render nothing.
const ANY_ADDRESS = /^[\s\S]*$/;

export function Routes() {
  return (
    <Suspense fallback={loading}>
      <Switch>
        {Object.entries(SCREENS).map(([path, { Screen }]) => (
          <Route key={path} path={path}>
            <PageEntry place={path}>
              <Screen />
              <Ahead path={path} />
            </PageEntry>
          </Route>
        ))}
        <Route path={`${paths.teacher}/*?`}>
          <TeacherPage.Screen />
        </Route>
        <Route path={ANY_ADDRESS}>
          <PageEntry place="nowhere">
            <NotFoundPage.Screen />
          </PageEntry>
        </Route>
      </Switch>
    </Suspense>
  );
}
