import { DemoBanner } from './features/demo-sign-in/DemoBanner';
import { ThemeButton } from './features/theme/ThemeButton';
import { isDemoSignIn, site } from './platform/site';
import { Routes } from './routes';
import { Announcer } from './ui/Announcer';
import { ErrorBoundary } from './ui/ErrorBoundary';
import { SiteName } from './ui/SiteName';
import { SkipLink } from './ui/SkipLink';

export function App() {
  return (
    <SiteName name={site.siteName}>
      <SkipLink />
      {isDemoSignIn() && <DemoBanner />}
      <ErrorBoundary>
        <Routes />
      </ErrorBoundary>
      <ThemeButton />
      <Announcer />
    </SiteName>
  );
}
