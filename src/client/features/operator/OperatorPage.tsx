import { useDocumentTitle } from '../../platform/use-document-title';
import { Loaded } from '../../quiz-parts/Loaded';
import { CopyButton } from '../../ui/CopyButton';
import { loadDeskFont } from '../../ui/desk-font';
import { EmptyState } from '../../ui/EmptyState';
import { PageShell } from '../../ui/PageShell';
import { ThemeSwitch } from '../../ui/SiteFrame';
import { OperatorDesk } from './OperatorDesk';
import styles from './OperatorPage.module.css';
import { OperatorProviders } from './OperatorProviders';
import { texts } from './texts';
import { useOperatorSession } from './use-operator-session';

loadDeskFont();

/** The school and its server, for whoever runs it: opened by a link that is good once, for half an hour. */
export function OperatorPage() {
  useDocumentTitle(texts.title);
  const { end, ...opened } = useOperatorSession();
  return (
    <PageShell look="desk" header={bar}>
      <div className={styles.page}>
        <Loaded query={opened} failed={texts.cannotLoad} shape={['4rem', '2rem', '12rem']}>
          {({ session, how }) => {
            if (!session) return <Closed title={texts.closed} what={texts.howToOpen} />;
            if (how === 'over') return <Closed title={texts.over} what={texts.howToGoOn} />;
            return (
              <OperatorProviders session={session} onOver={end}>
                <OperatorDesk session={session} isClosing={how === 'closing'} />
              </OperatorProviders>
            );
          }}
        </Loaded>
      </div>
    </PageShell>
  );
}

const bar = (
  <div className={styles.bar}>
    <ThemeSwitch />
  </div>
);

function Closed({ title, what }: { title: string; what: string }) {
  return (
    <EmptyState
      title={title}
      heading="h1"
      action={<CopyButton text={texts.command} label={texts.copyCommand} />}
    >
      {what} <code>{texts.command}</code>
    </EmptyState>
  );
}
