import { site } from '../platform/site';
import { Card } from '../ui/Card';
import styles from './ContactPage.module.css';
import { DocumentPage, type SiteDocument } from './DocumentPage';

const CONTACT: SiteDocument = {
  title: 'Contact Us',
  intro: 'One address for everything: support, feedback, partnerships and business.',
  sections: [
    {
      id: 'what-to-write-about',
      heading: 'What to write about',
      blocks: [
        [
          'Support: something does not work, or you cannot find it. Please name the quiz and what you saw; a screenshot helps.',
          'Feedback: what would make your next test easier to set, to take or to mark?',
          'Partnerships: you would like to bring {site} to your school, district or teacher training.',
          'Business: invoices, payments and everything else. For refunds see the [Refund Policy](/refund-policy).',
        ],
      ],
    },
  ],
};

/** One address for everything (spec §2). */
export function ContactPage() {
  return (
    <DocumentPage document={CONTACT}>
      <Card className={styles.address}>
        <a className={styles.email} href={`mailto:${site.supportEmail}`}>
          {site.supportEmail}
        </a>
        <p className={styles.text}>We reply within 1-2 business days.</p>
      </Card>
    </DocumentPage>
  );
}
