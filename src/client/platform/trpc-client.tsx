import { type MutationCache, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient, httpLink } from '@trpc/client';
import { type ReactNode, useState } from 'react';
import type { AppRouter } from '../../server/mounts/app-router';
import { REQUEST_TIMEOUT_MS } from '../../shared/constants';
import { statusOf } from './error-message';
import { tokenToSend } from './local-storage';

/**
 * The server's procedures as plain functions, for code outside the dashboards' queries. Calls are not batched, so that a slow
 * one delays no other; FormData input is sent as a multipart body.
 */
export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    httpLink({
      url: '/trpc',
      headers: () => {
        const token = tokenToSend();
        return token ? { authorization: `Bearer ${token}` } : {};
      },
      fetch: (url, init) => timedFetch(url, outliving(init as RequestInit)),
    }),
  ],
});

/** Browsers limit `keepalive` requests to 64 kB in total. */
const OUTLIVES_UP_TO = 16_000;

/** Lets small requests, such as the last answers or a focus loss, finish after the page is closed. */
function outliving(init: RequestInit): RequestInit {
  const isSmall = typeof init.body === 'string' && init.body.length <= OUTLIVES_UP_TO;
  return isSmall ? { ...init, keepalive: true } : init;
}

/** `fetch` with a timeout of 50,000 ms (spec §7), body included, and the caller's abort signal. */
export async function timedFetch(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const controller = new AbortController();
  const abort = () => controller.abort(init.signal?.reason);
  if (init.signal?.aborted) abort();
  init.signal?.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(
    () => controller.abort(new DOMException('The server took too long to answer.', 'TimeoutError')),
    REQUEST_TIMEOUT_MS,
  );
  try {
    const answer = await fetch(url, { ...init, signal: controller.signal });
    const body = await answer.blob();
    return new Response(answer.status === 204 ? null : body, {
      status: answer.status,
      statusText: answer.statusText,
      headers: answer.headers,
    });
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', abort);
  }
}

const RETRIES = 2;

/** Retries missing responses and server errors, but never refusals. */
const mayRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES && (statusOf(error) ?? 500) >= 500;

export function createQueryClient(mutationCache?: MutationCache): QueryClient {
  // It initially assumes to be online, and would miss the reconnection of a page opened offline.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    ...(mutationCache && { mutationCache }),
    defaultOptions: {
      // 'always': a school's server is reachable on a network the browser calls offline.
      queries: { retry: mayRetry, networkMode: 'always', refetchOnWindowFocus: false, staleTime: 2000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The query cache alone: student pages call `trpcClient` and skip tRPC's hooks, for bundle size. */
export function StudentProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
