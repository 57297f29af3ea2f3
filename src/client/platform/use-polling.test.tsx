import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './trpc-client';
import { usePolling } from './use-polling';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => onlineManager.setOnline(true));

/** A page that asks every two seconds, and a server that answers as long as it is there. */
function watch({ isThere = true, refusal }: { isThere?: boolean; refusal?: Error } = {}) {
  const askedAt: number[] = [];
  const server = { isThere, askedAt };
  const startedAt = Date.now();
  const client = createQueryClient();
  const ask = () => {
    server.askedAt.push((Date.now() - startedAt) / 1000);
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

test('what is watched is asked for in its own rhythm as long as it answers', async () => {
  const { server, pass } = watch();
  await pass(7);
  expect(server.askedAt).toEqual([0, 2, 4, 6]);
});

test('a server that is gone is asked after 1, 2, 4 up to 30 seconds, and what was known stays', async () => {
  const { server, page, pass } = watch();
  await pass(3);
  server.isThere = false;
  await pass(100);
  expect(server.askedAt).toEqual([0, 2, 4, 5, 7, 11, 19, 35, 65, 95]);
  expect(page.result.current).toMatchObject({ data: 'news', isError: true });
});

test('the server is asked at once when the network is back, and then in the own rhythm again', async () => {
  const { server, page, pass } = watch();
  await pass(3);
  server.isThere = false;
  window.dispatchEvent(new Event('offline'));
  await pass(50);
  server.isThere = true;
  server.askedAt.length = 0;
  window.dispatchEvent(new Event('online'));
  await pass(5);
  expect(server.askedAt).toEqual([53, 55, 57]);
  expect(page.result.current.isError).toBe(false);
});

test('what has never come is sought in the same way', async () => {
  const { server, page, pass } = watch({ isThere: false });
  await pass(10);
  expect(server.askedAt).toEqual([0, 1, 3, 7]);
  server.isThere = true;
  await pass(10);
  expect(page.result.current.data).toBe('news');
});

test('what the server says is not there is asked for once', async () => {
  const refusal = Object.assign(new Error('Quiz not found'), { data: { httpStatus: 404 } });
  const { server, pass } = watch({ refusal });
  await pass(60);
  expect(server.askedAt).toEqual([0]);
});
