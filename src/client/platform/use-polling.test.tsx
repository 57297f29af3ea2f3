import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './trpc-client';
import { usePolling } from './use-polling';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => onlineManager.setOnline(true));

/** A page that polls every two seconds, and a server that answers while it is up. */
function watch({ isThere = true, refusal }: { isThere?: boolean; refusal?: Error } = {}) {
  const pollTimes: number[] = [];
  const server = { isThere, pollTimes };
  const startedAt = Date.now();
  const client = createQueryClient();
  const ask = () => {
    server.pollTimes.push((Date.now() - startedAt) / 1000);
    if (refusal) return Promise.reject(refusal);
    return server.isThere ? Promise.resolve('news') : Promise.reject(new TypeError('Failed to fetch'));
  };
  const page = renderHook(() => useQuery({ queryKey: ['live'], queryFn: ask, ...usePolling(() => 2000) }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  return { server, page, pass };
}

test('a query polls at its own interval while the server answers', async () => {
  const { server, pass } = watch();
  await pass(7);
  expect(server.pollTimes).toEqual([0, 2, 4, 6]);
});

test('a missing server is retried after 1, 2, 4 up to 30 seconds, and the old data stays', async () => {
  const { server, page, pass } = watch();
  await pass(3);
  server.isThere = false;
  await pass(100);
  expect(server.pollTimes).toEqual([0, 2, 4, 5, 7, 11, 19, 35, 65, 95]);
  expect(page.result.current).toMatchObject({ data: 'news', isError: true });
});

test('polling resumes at once when the network is back', async () => {
  const { server, page, pass } = watch();
  await pass(3);
  server.isThere = false;
  window.dispatchEvent(new Event('offline'));
  await pass(50);
  server.isThere = true;
  server.pollTimes.length = 0;
  window.dispatchEvent(new Event('online'));
  await pass(5);
  expect(server.pollTimes).toEqual([53, 55, 57]);
  expect(page.result.current.isError).toBe(false);
});

test('a query without any data is retried the same way', async () => {
  const { server, page, pass } = watch({ isThere: false });
  await pass(10);
  expect(server.pollTimes).toEqual([0, 1, 3, 7]);
  server.isThere = true;
  await pass(10);
  expect(page.result.current.data).toBe('news');
});

test('a missing resource is requested only once', async () => {
  const refusal = Object.assign(new Error('Quiz not found'), { data: { httpStatus: 404 } });
  const { server, pass } = watch({ refusal });
  await pass(60);
  expect(server.pollTimes).toEqual([0]);
});
