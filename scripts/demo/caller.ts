/** A signed-in user of the documented API. */
export interface Caller {
  readonly email: string;
  /** Session token, as in a browser. */
  readonly token: string;
  call<Answer = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<Answer>;
  mutate<Answer = Record<string, unknown>>(procedure: string, input: unknown): Promise<Answer>;
  download(path: string): Promise<{ readonly fileName: string; readonly bytes: Uint8Array }>;
}

/** Signs in through the demo sign-in; throws with a real provider. */
export async function signIn(
  baseUrl: string,
  role: 'teacher' | 'student',
  name: string,
  email: string,
): Promise<Caller> {
  const issued = await fetchJson(`${baseUrl}/api/auth/demo/id-token`, init('POST', { name, email }));
  const login = await fetchJson(`${baseUrl}/api/auth/login/${role}`, init('POST', issued));
  return callerWith(baseUrl, { email, token: String(login.token) });
}

/** A user with a known session token. */
export function callerWith(baseUrl: string, { email, token }: Pick<Caller, 'email' | 'token'>): Caller {
  return {
    email,
    token,
    call: (method, path, body) => fetchJson(baseUrl + path, init(method, body, token)),
    mutate: async (procedure, input) => {
      const answer = await fetchJson(`${baseUrl}/trpc/${procedure}`, init('POST', input, token));
      return (answer.result as { data: never }).data;
    },
    download: async (path) => {
      const response = await fetch(baseUrl + path, init('GET', undefined, token));
      if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
      const name =
        /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'export';
      return { fileName: decodeURIComponent(name), bytes: new Uint8Array(await response.arrayBuffer()) };
    },
  };
}

function init(method: string, body?: unknown, token?: string): RequestInit {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  if (body === undefined || body instanceof FormData) return { method, headers, ...(body ? { body } : {}) };
  return { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

// biome-ignore lint/suspicious/noExplicitAny: the caller names the shape it expects.
async function fetchJson(url: string, request: RequestInit): Promise<any> {
  const response = await fetch(url, request);
  const answer = await response.json();
  if (response.ok) return answer;
  throw new Error(
    `${request.method} ${new URL(url).pathname} answered ${response.status}: ${JSON.stringify(answer)}`,
  );
}
