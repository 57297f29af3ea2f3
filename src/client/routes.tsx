import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { paths } from '../shared/paths';
import { PageEntry } from './pages/PageEntry';
import { PageShell } from './ui/PageShell';
import { Skeleton } from './ui/Skeleton';

/**
 * A page that is loaded when it is first visited, so that nobody loads what they never see. Those of the signed in bring
 * their query cache, which the public pages do without.
 */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

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
const StudentPage = page(() => import('./pages/StudentPage'), 'StudentPage');
const PracticePage = page(() => import('./features/practice/PracticePage'), 'PracticePage');
const TeacherPage = page(() => import('./pages/TeacherPage'), 'TeacherPage');

type OwnPath = Exclude<(typeof paths)[keyof typeof paths], typeof paths.teacher>;

/** What stands at each address beside those of teachers; one that is forgotten here does not compile. */
const SCREENS: Readonly<Record<OwnPath, ComponentType>> = {
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

const loading: ReactNode = (
  <PageShell footer={false}>
    <Skeleton lines={4} />
  </PageShell>
);

// The router's own `*` does not match an address with a line break in it, and would show nothing at all.
const ANY_ADDRESS = /^[\s\S]*$/;

export function Routes() {
  return (
    <Suspense fallback={loading}>
      <Switch>
        {Object.entries(SCREENS).map(([path, Screen]) => (
          <Route key={path} path={path}>
            <PageEntry place={path}>
              <Screen />
            </PageEntry>
          </Route>
        ))}
        <Route path={`${paths.teacher}/*?`}>
          <TeacherPage />
        </Route>
        <Route path={ANY_ADDRESS}>
          <PageEntry place="nowhere">
            <NotFoundPage />
          </PageEntry>
        </Route>
      </Switch>
    </Suspense>
  );
}
