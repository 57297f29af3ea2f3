export interface Visitor {
  /** Fetches as this browser: sends and stores its cookies; does not follow redirects. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** Follows redirects from an address until a page is shown or the address matches. */
  follow(address: string, until?: RegExp): Promise<{ address: string; response: Response | undefined }>;
  /** All cookies by host, as a thief would copy them. */
  readonly cookies: Map<string, KeptCookie>;
}

interface KeptCookie {
  readonly name: string;
  readonly value: string;
  readonly host: string;
  readonly path: string;
}

/** A visitor with a browser's cookies: by host and path, not by port, as in browsers. */
export function aCookieVisitor(): Visitor {
  const cookies = new Map<string, KeptCookie>();
  const visitor: Visitor = {
    cookies,
    async fetch(address, init = {}) {
      const { hostname, pathname } = new URL(address);
      const sent = [...cookies.values()]
        .filter(({ host, path }) => host === hostname && `${pathname}/`.startsWith(path.replace(/\/?$/, '/')))
        .map(({ name, value }) => `${name}=${value}`);
      const headers = new Headers(init.headers);
      if (sent.length > 0) headers.set('Cookie', sent.join('; '));
      const response = await fetch(address, { ...init, headers, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) keep(line, hostname);
      return response;
    },
    async follow(address, until) {
      let at = address;
      for (let hops = 0; hops < 10; hops += 1) {
        if (until?.test(at)) return { address: at, response: undefined };
        const response = await visitor.fetch(at);
        const location = response.headers.get('Location');
        if (!location) return { address: at, response };
        at = new URL(location, at).href;
      }
      throw new Error(`Too many redirections from ${address}.`);
    },
  };
  function keep(line: string, host: string) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const attribute = (wanted: string) =>
      attributes.map((one) => one.split('=')).find(([key]) => key?.toLowerCase() === wanted)?.[1];
    const path = attribute('path') ?? '/';
    const key = `${host} ${path} ${name}`;
    const isOver =
      attribute('max-age') === '0' || new Date(attribute('expires') ?? '9999-01-01').getTime() < Date.now();
    if (isOver) cookies.delete(key);
    else cookies.set(key, { name, value, host, path });
  }
  return visitor;
}
