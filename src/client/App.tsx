import { DemoBanner } from './features/demo-sign-in/DemoBanner';
import { ThemeButton } from './features/theme/ThemeButton';
import { isDemoSignIn, site } from './platform/site';
import { Routes } from './routes';
import { Announcer } from './ui/Announcer';
import { ErrorBoundary } from './ui/ErrorBoundary';
import { SiteFrame } from './ui/SiteFrame';
import { SkipLink } from './ui/SkipLink';

export function App() {
  return (
    <SiteFrame name={site.siteName} themeButton={<ThemeButton />}>
      <SkipLink />
      {isDemoSignIn() && <DemoBanner />}
      <ErrorBoundary>
        <Routes />
      </ErrorBoundary>
      <Announcer />
    </SiteFrame>
  );
}
