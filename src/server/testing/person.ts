export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever JSON came back.
  readonly body: any;
  readonly headers: Headers;
}

/** A person who calls the server as a browser would: over REST and tRPC, with their token. */
export interface Person {
  readonly token: string | undefined;
  readonly accountId: string;
  rest(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  query(procedure: string, input?: unknown): Promise<Answered>;
  mutate(procedure: string, input?: unknown): Promise<Answered>;
}

/** The app itself, or a server over the network. */
export interface Requestable {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

export function personOn(app: Requestable, token: string | undefined, accountId = ''): Person {
  const send = async (method: string, path: string, body: unknown, more = {}): Promise<Answered> => {
    const isForm = body instanceof FormData;
    const headers: Record<string, string> = { ...(token && { Authorization: `Bearer ${token}` }), ...more };
    if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = isForm || typeof body === 'string' ? body : JSON.stringify(body);
    const response = await app.request(path, init);
    return { status: response.status, body: await bodyOf(response), headers: response.headers };
  };
  const unwrap = ({ status, body, headers }: Answered): Answered => ({
    status,
    headers,
    body: body?.error ? body.error.data : body?.result?.data,
  });
  return {
    token,
    accountId,
    rest: (method, path, body, headers) => send(method, path, body, headers),
    query: async (procedure, input) => {
      const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      return unwrap(await send('GET', `/trpc/${procedure}${query}`, undefined));
    },
    mutate: async (procedure, input) => unwrap(await send('POST', `/trpc/${procedure}`, input ?? {})),
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.includes('application/json')) return response.json();
  return new Uint8Array(await response.arrayBuffer());
}
