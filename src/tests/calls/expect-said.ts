import { expect } from 'vitest';
import { type Said, say } from '../../shared/languages/said';

/** Inputs that no page sends; their refusals name a field of the API. */
const ABOUT_FIELDS = /^The value of "/;

/** A student's refusal over tRPC comes with its name and parts, which in English give its sentence. */
export function expectSaid(name: string, body: { readonly error?: unknown } | undefined): void {
  const { error, said } = body as { error: string; said?: Said };
  if (ABOUT_FIELDS.test(error)) return;
  expect([name, said && say(said)]).toEqual([name, error]);
}
