import * as z from 'zod';
import type { Check, Finding } from '../ports/check';
import { isLoopback } from '../settings/setting';

const PATIENCE_MS = 5000;
const NODE_MAJOR = 22;
const CLOCKS_APART_MS = 60_000;

export interface ServerCheckSettings {
  readonly publicUrl: string;
  /** A contacted server with a correct clock; null: the clocks are not compared here. */
  readonly clockUrl: string | null;
  readonly now: () => number;
  readonly nodeVersion: string;
}

/** Checks the server's basis: Node, the public address, the clock. */
export function serverCheck(settings: ServerCheckSettings, patienceMs = PATIENCE_MS): Check {
  return {
    name: 'Server',
    run: async () => [
      nodeFinding(settings.nodeVersion),
      encryption(settings.publicUrl),
      await reachable(settings.publicUrl, patienceMs),
      ...(settings.clockUrl === null ? [] : [await clock(settings.clockUrl, settings.now, patienceMs)]),
    ],
  };
}

function nodeFinding(version: string): Finding {
  if (Number.parseInt(version, 10) >= NODE_MAJOR)
    return { state: 'ok', sentence: `Node ${version} is recent enough.` };
  return {
    state: 'wrong',
    sentence: `Node ${version} is too old: ${NODE_MAJOR} or newer is needed. npm start fetches one on Linux.`,
  };
}

function encryption(publicUrl: string): Finding {
  const url = new URL(publicUrl);
  if (url.protocol === 'https:') return { state: 'ok', sentence: `PUBLIC_URL is ${publicUrl}.` };
  if (isLoopback(url))
    return { state: 'off', sentence: `PUBLIC_URL is ${publicUrl}: only this machine can use it.` };
  return {
    state: 'wrong',
    sentence: `PUBLIC_URL is ${publicUrl}: without https, whoever shares the network reads along. Put a proxy with a certificate in front.`,
  };
}

async function reachable(publicUrl: string, patienceMs: number): Promise<Finding> {
  const asked = `${publicUrl}/healthz`;
  try {
    const response = await fetch(asked, { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok && z.object({ status: z.literal('ok') }).safeParse(body).success) {
      return { state: 'ok', sentence: `The server answers at ${publicUrl}.` };
    }
    return {
      state: 'wrong',
      sentence: `Something else answers at ${publicUrl} (status ${response.status}). Check PUBLIC_URL and the proxy.`,
    };
  } catch (error) {
    return notReached(publicUrl, causeOf(error));
  }
}

function notReached(publicUrl: string, reason: string): Finding {
  if (/certificate|self-signed|altnames/i.test(reason)) {
    return {
      state: 'wrong',
      sentence: `The certificate of ${publicUrl} is not trusted (${reason}). Browsers will warn of it, too.`,
    };
  }
  return isLoopback(new URL(publicUrl))
    ? { state: 'off', sentence: `Nothing answers at ${publicUrl}: the server does not run.` }
    : {
        state: 'warning',
        sentence: `Nothing answers at ${publicUrl} (${reason}). If the server runs, check DNS, the proxy and the firewall.`,
      };
}

async function clock(clockUrl: string, now: () => number, patienceMs: number): Promise<Finding> {
  try {
    const { headers } = await fetch(clockUrl, { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) });
    const aheadMs = now() - Date.parse(headers.get('Date') ?? '');
    if (Math.abs(aheadMs) <= CLOCKS_APART_MS) return { state: 'ok', sentence: 'The clock is right.' };
    if (Number.isNaN(aheadMs)) throw new Error('it does not say the time');
    const seconds = Math.round(Math.abs(aheadMs) / 1000);
    return {
      state: 'wrong',
      sentence: `The clock is ${seconds} seconds ${aheadMs > 0 ? 'fast' : 'slow'}: sign-in will fail. Set it by the network (timedatectl set-ntp true).`,
    };
  } catch (error) {
    return {
      state: 'warning',
      sentence: `The clock was not compared: ${new URL(clockUrl).host} is not reached (${causeOf(error)}).`,
    };
  }
}

/** The underlying cause of a failed call. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}
