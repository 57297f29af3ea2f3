import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { statusOf } from './error-message';
import { trpc } from './trpc';
import { trpcClient } from './trpc-client';

const RETRIES = 2;

/** A refusal stays a refusal; only a missing answer or a server in trouble is asked again. */
const mayRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES && (statusOf(error) ?? 500) >= 500;

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // 'always': a school's server answers on a network the browser calls offline.
      queries: { retry: mayRetry, networkMode: 'always', refetchOnWindowFocus: false, staleTime: 2000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
