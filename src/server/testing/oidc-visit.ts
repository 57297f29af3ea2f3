import type { Visitor } from './cookie-visitor';

const CALLBACK = /\/auth\/oidc\/callback/;

interface School {
  readonly url: string;
}

/** From the login page to the provider's page, through it, and as far as the way back to this site. */
export async function comeBackTo(
  { url }: School,
  visitor: Visitor,
  {
    query = 'role=teacher&quizId=ABCD2345',
    form = 'email=ada@school.example',
  }: { query?: string | undefined; form?: string | undefined } = {},
): Promise<string> {
  const page = await visitor.follow(`${url}/auth/oidc/start?${query}`, CALLBACK);
  // Who is signed in there already is sent back at once.
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

/** What the login page says after coming back, or null when it has a token. */
export async function refusalAfterAt(school: School, visitor: Visitor, callback: string) {
  await visitor.fetch(callback);
  const answer = await handOverTo(school, visitor);
  const body = (await answer.json()) as { error?: string };
  return answer.ok ? null : { status: answer.status, sentence: body.error };
}
