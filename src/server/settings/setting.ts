import * as z from 'zod';

/** A wrong or incomplete setting, which prevents the start; the message is for the operator. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** An http(s) address; the sentence names the setting. */
export const addressOf = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an http(s) address.` });

/** Text; empty settings have been removed before. */
export const text = z.string().trim().optional();

export const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** Whether an address leads to this machine, where plain http is harmless. */
export const isLoopback = ({ hostname }: URL) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);

type Values = Readonly<Record<string, string | undefined>>;

/**
 * The values of settings that belong together: null if none is set. Throws for an incomplete set, naming one
 * present and the first missing one.
 */
export function allOrNone<Name extends string>(
  given: { readonly [Each in Name]: string | undefined },
  purpose: string,
): { readonly [Each in Name]: string } | null {
  const entries = Object.entries(given as Values);
  const set = entries.filter(([, value]) => value !== undefined);
  if (set.length === 0) return null;
  const missing = entries.find(([, value]) => value === undefined);
  if (missing) {
    throw new SettingError(`${set[0]?.[0]} is set, but ${missing[0]} is not: ${purpose} needs both.`);
  }
  return given as { readonly [Each in Name]: string };
}
