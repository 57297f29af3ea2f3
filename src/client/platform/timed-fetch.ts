import { REQUEST_TIMEOUT_MS } from '../../shared/constants';

/** `fetch` that gives up after 50,000 ms (spec §7), body included, or when the caller gives up. */
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
