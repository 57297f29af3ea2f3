import { paths } from '../../shared/paths';
import { useDocumentTitle } from '../platform/use-document-title';
import { ButtonLink } from '../ui/Button';
import { PageShell } from '../ui/PageShell';
import { SiteNav } from '../ui/SiteLinks';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  useDocumentTitle('Page not found');
  return (
    <PageShell header={<SiteNav />}>
      <div className={styles.page}>
        <h1>Page not found</h1>
        <p className={styles.text}>
          There is nothing at this address. It may have been mistyped, or the page has moved. If you wanted to
          join a quiz, sign in as a student and enter its ID.
        </p>
        <div className={styles.buttons}>
          <ButtonLink href={paths.landing}>Go to the front page</ButtonLink>
          <ButtonLink href={paths.studentLogin} variant="secondary">
            Student login
          </ButtonLink>
        </div>
      </div>
    </PageShell>
  );
}
