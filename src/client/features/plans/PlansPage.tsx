import { ChevronDown, Clock, type LucideIcon, Rocket, ShieldCheck } from 'lucide-react';
import { offerTexts } from '../../platform/offer-texts';
import { site } from '../../platform/site';
import { useDocumentTitle } from '../../platform/use-document-title';
import { Card } from '../../ui/Card';
import { loadDeskFont } from '../../ui/desk-font';
import { PageShell, SiteNav } from '../../ui/PageShell';
import { PlanCard } from './PlanCard';
import styles from './PlansPage.module.css';
import { TestCheckoutDialog } from './TestCheckoutDialog';
import { FAQ } from './texts';

loadDeskFont();

const REASONS: readonly { title: string; text: string; Icon: LucideIcon }[] = [
  {
    title: 'Easy Setup',
    text: 'Sign in with the account you have. Your first quiz can be published the same day; students install nothing.',
    Icon: Rocket,
  },
  {
    title: 'Secure and Reliable',
    text: 'Designed for 99.9% uptime. Answers are kept on the device and on the server, and timers are the server’s.',
    Icon: ShieldCheck,
  },
  {
    title: 'Save Time',
    text: offerTexts(site).saveTime,
    Icon: Clock,
  },
];

const LEAD = {
  on: 'Build quizzes for free. Get the plan when you are ready to publish.',
  off: 'On this server every teacher has the plan: build quizzes and publish them.',
} as const;

export function PlansPage() {
  useDocumentTitle('Plans');
  return (
    <PageShell header={<SiteNav />} look="site">
      <div className={styles.head}>
        <h1>One plan, everything in it</h1>
        <p className={styles.lead}>{LEAD[site.billing]}</p>
      </div>
      <PlanCard />
      <section className={styles.section}>
        <h2>Why Choose Our Platform</h2>
        <ul className={styles.reasons}>
          {REASONS.map(({ title, text, Icon }) => (
            <Card as="li" key={title} className={styles.reason}>
              <Icon size={22} aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>Frequently Asked Questions</h2>
        <div className={styles.faq}>
          {FAQ.map(({ question, answer, whereFree }) => (
            <details key={question} name="faq">
              <summary>
                {question}
                <ChevronDown size={20} aria-hidden="true" />
              </summary>
              <p>{site.billing === 'off' ? (whereFree ?? answer) : answer}</p>
            </details>
          ))}
        </div>
      </section>
      <TestCheckoutDialog />
    </PageShell>
  );
}
