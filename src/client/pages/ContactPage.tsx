import { site } from '../platform/site';
import { Card } from '../ui/Card';
import styles from './ContactPage.module.css';
import { CONTACT } from './contact-document';
import { DocumentPage } from './DocumentPage';

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
