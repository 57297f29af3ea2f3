import type { Visitor } from './cookie-visitor';

const CALLBACK = /\/auth\/oidc\/callback/;

interface School {
  readonly url: string;
}

/** Goes from the login page through the provider's page and stops at the redirect back to this site. */
export async function comeBackTo(
  { url }: School,
  visitor: Visitor,
  {
    query = 'role=teacher&quizId=ABCD2345',
    form = 'email=ada@school.example',
  }: { query?: string | undefined; form?: string | undefined } = {},
): Promise<string> {
  const page = await visitor.follow(`${url}/auth/oidc/start?${query}`, CALLBACK);
  // A visitor already signed in there is redirected back immediately.
  if (CALLBACK.test(page.address)) return page.address;
  const answer = await visitor.fetch(page.address, {
    method: 'POST',
    body: form,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const next = new URL(answer.headers.get('Location') ?? '', page.address).href;
  return (await visitor.follow(next, CALLBACK)).address;
}

export const handOverTo = ({ url }: School, visitor: Visitor) =>
  visitor.fetch(`${url}/auth/oidc/token`, { method: 'POST' });

/** The login page's message after the return, or null if it has a token. */
export async function refusalAfterAt(school: School, visitor: Visitor, callback: string) {
  await visitor.fetch(callback);
  const answer = await handOverTo(school, visitor);
  const body = (await answer.json()) as { error?: string };
  return answer.ok ? null : { status: answer.status, sentence: body.error };
}
