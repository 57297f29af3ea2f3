import { paths } from '../../shared/paths';
import { useDocumentTitle } from '../platform/use-document-title';
import { ButtonLink } from '../ui/Button';
import { MY_DESK, PageShell, SiteNav, useDeskPath } from '../ui/PageShell';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  useDocumentTitle('Page not found');
  const deskPath = useDeskPath();
  return (
    <PageShell header={<SiteNav />}>
      <div className={styles.page}>
        <h1>Page not found</h1>
        <p className={styles.text}>
          There is nothing at this address. It may have been mistyped, or the page has moved.{' '}
          {deskPath === null && 'If you wanted to join a quiz, sign in as a student and enter its ID.'}
          {deskPath === paths.student && 'If you wanted to join a quiz, enter its ID on your dashboard.'}
        </p>
        <div className={styles.buttons}>
          {deskPath && <ButtonLink href={deskPath}>{MY_DESK}</ButtonLink>}
          <ButtonLink href={paths.landing} variant={deskPath ? 'secondary' : 'primary'}>
            Go to the front page
          </ButtonLink>
          {!deskPath && (
            <ButtonLink href={paths.studentLogin} variant="secondary">
              Student login
            </ButtonLink>
          )}
        </div>
      </div>
    </PageShell>
  );
}
