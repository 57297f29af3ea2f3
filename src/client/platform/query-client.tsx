import { type MutationCache, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { statusOf } from './error-message';

const RETRIES = 2;

/** A refusal stays a refusal; only a missing answer or a server in trouble is asked again. */
const mayRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES && (statusOf(error) ?? 500) >= 500;

export function createQueryClient(mutationCache?: MutationCache): QueryClient {
  // It takes every page for online at first, and would not notice when one that was opened offline comes back.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    ...(mutationCache && { mutationCache }),
    defaultOptions: {
      // 'always': a school's server answers on a network the browser calls offline.
      queries: { retry: mayRetry, networkMode: 'always', refetchOnWindowFocus: false, staleTime: 2000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The query cache alone: a student's pages call `trpcClient` through it and do without the hooks of tRPC, for their size. */
export function StudentProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
