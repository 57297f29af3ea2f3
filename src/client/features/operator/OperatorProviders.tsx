import { MutationCache, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient, httpLink } from '@trpc/client';
import { type ReactNode, useState } from 'react';
import type { AppRouter } from '../../../server/calls/app-router';
import type { OperatorSession } from '../../../shared/operator/schema';
import { createQueryClient } from '../../platform/query-client';
import { trpc } from '../../platform/trpc';
import { timedFetch } from '../../platform/trpc-client';

interface OperatorProvidersProps {
  session: OperatorSession;
  /** The server takes the session no more. */
  onOver: () => void;
  children: ReactNode;
}

/** The calls of the operator's page: with its own session, whoever is signed in in this browser. */
export function OperatorProviders({ session, onOver, children }: OperatorProvidersProps) {
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

/** Whatever is done here shows in some other section as well, and be it in the audit log. */
function createOperatorsQueryClient(): QueryClient {
  const queryClient = createQueryClient(
    new MutationCache({ onSettled: () => void queryClient.invalidateQueries() }),
  );
  return queryClient;
}
