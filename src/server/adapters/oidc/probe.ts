import * as z from 'zod';

const PATIENCE_MS = 10_000;

/** The reply, or why there was none. */
export type Reply =
  | { readonly status: number; readonly headers: Headers; readonly body: string }
  | { readonly fault: string };

/** One request without redirects; never throws. */
export async function ask(address: string, init: RequestInit = {}, patienceMs = PATIENCE_MS): Promise<Reply> {
  try {
    const reply = await fetch(address, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: reply.status, headers: reply.headers, body: await reply.text() };
  } catch (error) {
    return { fault: faultIn(error) };
  }
}

function faultIn(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time';
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause
    ? String(cause.code)
    : 'the connection failed';
}

const names = z.array(z.string()).optional();
const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  response_types_supported: names,
  code_challenge_methods_supported: names,
  id_token_signing_alg_values_supported: names,
  token_endpoint_auth_methods_supported: names,
});
export type Metadata = z.infer<typeof metadataSchema>;

export const metadataIn = (body: string): Metadata | undefined => metadataSchema.safeParse(jsonIn(body)).data;

const errorSchema = z.object({ error: z.string(), error_description: z.string().optional() });

export const errorIn = (body: string) => errorSchema.safeParse(jsonIn(body)).data;

const keysSchema = z.object({ keys: z.array(z.object({ kty: z.string() })).min(1) });
export const hasKeys = (body: string): boolean => keysSchema.safeParse(jsonIn(body)).success;

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
