import { MutationCache, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCReact, getQueryKey } from '@trpc/react-query';
import { type ReactNode, useState } from 'react';
import type { AppRouter } from '../../server/mounts/app-router';
import { createQueryClient, trpcClient } from './trpc-client';

/** The server's procedures as hooks, for pages inside `Providers`. */
export const trpc = createTRPCReact<AppRouter>();

/** The query cache and the hooks of tRPC. */
export function TeacherProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createTeachersQueryClient);
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** Whatever a teacher does may change how a quiz stands: its head and the list of quizzes are asked for again after every act. */
function createTeachersQueryClient(): QueryClient {
  const queryClient = createQueryClient(
    new MutationCache({
      onSettled: () => {
        for (const shown of [trpc.quizzes.head, trpc.quizzes.dashboard]) {
          void queryClient.invalidateQueries({ queryKey: getQueryKey(shown) });
        }
      },
    }),
  );
  return queryClient;
}
