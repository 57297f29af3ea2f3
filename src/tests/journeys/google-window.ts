import type { BrowserContext, Page, Route } from 'playwright-core';
import { API_KEY, AUTH_DOMAIN, adasClaims, anIdToken } from '../../server/testing/google-double';

/** Simulated responses of Google; each part can fail. */
interface GoogleOptions {
  /** Hosts authorised for sign-in by the Firebase project. */
  readonly authorizedDomains?: readonly string[];
  /** Whether Google's script fails to load, as if blocked. */
  readonly scriptFails?: boolean;
  /** Firebase's error instead of a token. */
  readonly refusal?: string;
  readonly claims?: Readonly<Record<string, unknown>>;
}

/**
 * Simulates Google's addresses in a browser: the script that opens the frame of the auth domain, the frame, the page in the
 * window, and the token exchange. All other external requests fail.
 */
export async function answerForGoogle(
  context: BrowserContext,
  options: GoogleOptions = {},
): Promise<string[]> {
  const { authorizedDomains = ['localhost', AUTH_DOMAIN], scriptFails, refusal, claims = {} } = options;
  const requests: string[] = [];
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    async (route) => {
      const request = route.request();
      const { host, pathname } = new URL(request.url());
      if (request.method() === 'OPTIONS') return json(route, {});
      requests.push(`${host}${pathname}`);
      switch (`${host}${pathname}`) {
        case 'apis.google.com/js/api.js':
          return scriptFails
            ? route.abort()
            : route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
        case `${AUTH_DOMAIN}/__/auth/iframe`:
          return html(route, '<title>frame</title>');
        case `${AUTH_DOMAIN}/__/auth/handler`:
          return html(route, WINDOW);
        case 'identitytoolkit.googleapis.com/v1/projects':
          return json(route, { projectId: '1', authorizedDomains });
        case 'identitytoolkit.googleapis.com/v1/accounts:signInWithIdp':
          if (refusal) return json(route, { error: { code: 400, message: refusal } }, 400);
          return json(route, signedIn(claims));
        case 'identitytoolkit.googleapis.com/v1/accounts:lookup':
          return json(route, { users: [{ localId: 'ada-0001', email: 'ada@school.example' }] });
        default:
          return route.abort();
      }
    },
  );
  return requests;
}

/** Presses the button and returns Google's open window. */
export async function openGoogleWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  await popup.waitForLoadState();
  return popup;
}

const signedIn = (claims: GoogleOptions['claims'] = {}) => ({
  idToken: anIdToken(claims),
  refreshToken: 'r',
  expiresIn: '3600',
  localId: adasClaims(claims).sub,
  providerId: 'google.com',
  rawUserInfo: '{"id":"1"}',
});

const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
const json = (route: Route, body: unknown, status = 200) =>
  route.fulfill({ status, headers: CORS, contentType: 'application/json', body: JSON.stringify(body) });
const html = (route: Route, body: string) =>
  route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en">${body}` });

/** The part of gapi used by the SDK: opens a frame of the auth domain and receives the result of the sign-in. */
const SCRIPT = `
const onload = new URL(document.currentScript.src).searchParams.get('onload');
class Frame {
  constructor(url) {
    this.handlers = {};
    const frame = document.createElement('iframe');
    Object.assign(frame.style, { position: 'absolute', top: '-100px', width: '1px', height: '1px' });
    frame.src = url;
    this.loaded = new Promise((resolve) => { frame.onload = resolve; });
    document.body.append(frame);
    addEventListener('message', ({ origin, data }) => {
      if (origin === new URL(url).origin) this.handlers.authEvent?.({ authEvent: data });
    });
  }
  async restyle() {}
  register(name, handler) { this.handlers[name] = handler; }
  // The SDK always throws on this response, and its sender ignores the error.
  async send(name, message, answer) {
    await null;
    try { answer([{ webStorageSupport: true }]); } catch {}
  }
  ping(answer) { return this.loaded.then(answer); }
}
window.gapi = {
  load: (name, { callback }) => {
    gapi.iframes = {
      Iframe: Frame,
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      getContext: () => ({ open: ({ url }, onOpen) => onOpen(new Frame(url)) }),
    };
    callback();
  },
};
window[onload]();
`;

const WINDOW = `<title>Google</title><button>Ada</button><p></p><script>
const asked = new URL(location.href).searchParams;
document.querySelector('p').textContent = [asked.get('apiKey') === '${API_KEY}', asked.get('providerId'), asked.get('customParameters')].join(' ');
document.querySelector('button').onclick = () => {
  opener.postMessage({ type: asked.get('authType'), eventId: asked.get('eventId'), urlResponse: location.href + '&code=c', sessionId: 's', postBody: null, tenantId: null }, '*');
  close();
};
</script>`;
