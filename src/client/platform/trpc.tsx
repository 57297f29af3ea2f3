import { QueryClientProvider } from '@tanstack/react-query';
import { createTRPCReact } from '@trpc/react-query';
import { type ReactNode, useState } from 'react';
import type { AppRouter } from '../../server/calls/app-router';
import { createQueryClient } from './query-client';
import { trpcClient } from './trpc-client';

/** The server's procedures as hooks, for pages inside `Providers`. */
export const trpc = createTRPCReact<AppRouter>();

/** The query cache and the hooks of tRPC. */
export function TeacherProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
