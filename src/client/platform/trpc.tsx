import { MutationCache, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCReact, getQueryKey } from '@trpc/react-query';
import { type ReactNode, useState } from 'react';
import type { AppRouter } from '../../server/mounts/app-router';
import { createQueryClient, trpcClient } from './trpc-client';

export const trpc = createTRPCReact<AppRouter>();

export function TeacherProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createTeachersQueryClient);
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** Any action of a teacher may change a quiz's status, so each refetches its head and the list of quizzes. */
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
