import { DemoBanner } from './features/demo-sign-in/DemoBanner';
import { LanguageMenu } from './features/language/LanguageMenu';
import { ThemeButton } from './features/theme/ThemeButton';
import { ErrorBoundary } from './pages/ErrorBoundary';
import { dashboardPath } from './platform/errand';
import { useSignedInRole } from './platform/local-storage';
import { isDemoSignIn, site } from './platform/site';
import { Routes } from './routes';
import { Announcer } from './ui/Announcer';
import { SiteFrame, SkipLink } from './ui/PageShell';

export function App() {
  const role = useSignedInRole();
  return (
    <SiteFrame
      name={site.siteName}
      deskPath={role && dashboardPath(role)}
      languageMenu={<LanguageMenu />}
      themeButton={<ThemeButton />}
    >
      <SkipLink />
      {isDemoSignIn() && <DemoBanner />}
      <ErrorBoundary>
        <Routes />
      </ErrorBoundary>
      <Announcer />
    </SiteFrame>
  );
}
