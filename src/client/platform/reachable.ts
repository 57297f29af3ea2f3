import { REQUEST_TIMEOUT_MS } from '../../shared/constants';

/** Resolves when the server answers at all, whatever it says; rejects when it does not. */
export async function reachServer(): Promise<void> {
  await fetch('/healthz', { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
}
