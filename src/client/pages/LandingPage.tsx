import type { Role } from '../../shared/actor';
import { paths } from '../../shared/paths';
import { dashboardPath, loginPath } from '../platform/errand';
import { useSignedInRole } from '../platform/local-storage';
import { offerTexts } from '../platform/offer-texts';
import { site } from '../platform/site';
import { useDocumentTitle } from '../platform/use-document-title';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { loadDeskFont } from '../ui/desk-font';
import { MY_DESK, PageShell, SiteNav } from '../ui/PageShell';
import { HeroPreview } from './HeroPreview';
import styles from './LandingPage.module.css';
import { FEATURES, STEPS } from './landing-content';

loadDeskFont();

const offer = offerTexts(site);

export function LandingPage() {
  useDocumentTitle('');
  const signedIn = useSignedInRole();
  const entrance = (role: Role) => (role === signedIn ? dashboardPath(role) : loginPath(role));
  return (
    <PageShell header={<SiteNav />} look="site">
      <section className={styles.hero}>
        <div>
          <h1 className={styles.title}>
            <span>Set the quiz. </span>
            <span>Mark it in minutes. </span>
            <span>Teach the rest of the day.</span>
          </h1>
          <p className={styles.lead}>{offer.lead}</p>
          <div className={styles.buttons}>
            <ButtonLink href={entrance('teacher')} size="large">
              For Teachers
            </ButtonLink>
            <ButtonLink href={paths.plans} size="large" variant="secondary">
              See Plans
            </ButtonLink>
            <ButtonLink href={entrance('student')} size="large" variant="secondary">
              For Students
            </ButtonLink>
          </div>
          <p className={styles.small}>Nothing to install. Works on any phone with a browser.</p>
        </div>
        <HeroPreview />
      </section>

      <section className={styles.section}>
        <h2>From first question to released scores</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className={styles.section}>
        <h2>Everything a class test needs</h2>
        <ul className={styles.features}>
          {FEATURES.map(({ title, text, isByAi, Icon }) => (
            <Card as="li" key={title} className={styles.feature}>
              <span className={styles.icon}>
                <Icon size={20} aria-hidden="true" />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
              {isByAi && offer.aiNote && (
                <p>
                  <small>{offer.aiNote}</small>
                </p>
              )}
            </Card>
          ))}
        </ul>
      </section>

      <Card as="section" className={styles.closing}>
        <div>
          <h2>Ready when your class is</h2>
          <p>Your first quiz can be open before the lesson starts.</p>
        </div>
        <ButtonLink href={entrance('teacher')} size="large">
          {signedIn === 'teacher' ? MY_DESK : 'Get Started – Teacher Login'}
        </ButtonLink>
      </Card>
    </PageShell>
  );
}
