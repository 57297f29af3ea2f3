import { MutationCache, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient, httpLink } from '@trpc/client';
import { type ReactNode, useState } from 'react';
import type { AppRouter } from '../../../server/mounts/app-router';
import type { OperatorSession } from '../../../shared/operator/schema';
import '../../desk/desk-classes.css';
import { Loaded } from '../../loading/Loaded';
import { trpc } from '../../platform/trpc';
import { createQueryClient, timedFetch } from '../../platform/trpc-client';
import { useDocumentTitle } from '../../platform/use-document-title';
import { CopyButton } from '../../ui/CopyButton';
import { loadDeskFont } from '../../ui/desk-font';
import { EmptyState } from '../../ui/EmptyState';
import { PageShell, ThemeSwitch } from '../../ui/PageShell';
import { OperatorDesk } from './OperatorDesk';
import styles from './OperatorPage.module.css';
import { texts } from './texts';
import { useOperatorSession } from './use-operator-session';

loadDeskFont();

/** The operator's page about the school and its server, opened by a one-time link for half an hour. */
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
  <div className="flex justify-end flex-1">
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

interface OperatorProvidersProps {
  session: OperatorSession;
  /** Called when the server rejects the session. */
  onOver: () => void;
  children: ReactNode;
}

/** The operator's calls, with their own session, independent of the browser's sign-in. */
function OperatorProviders({ session, onOver, children }: OperatorProvidersProps) {
  const [client] = useState(() => clientOf(session, onOver));
  const [queryClient] = useState(createOperatorsQueryClient);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

const clientOf = ({ token }: OperatorSession, onOver: () => void) =>
  createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: '/trpc',
        headers: { authorization: `Bearer ${token}` },
        fetch: async (url, init) => {
          const answer = await timedFetch(url, init as RequestInit);
          if (answer.status === 401) onOver();
          return answer;
        },
      }),
    ],
  });

/** Every change may show in another section too, at least in the audit log. */
function createOperatorsQueryClient(): QueryClient {
  const queryClient = createQueryClient(
    new MutationCache({ onSettled: () => void queryClient.invalidateQueries() }),
  );
  return queryClient;
}
