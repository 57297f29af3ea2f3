import type { BrowserContext, Page, Route } from 'playwright-core';
import { API_KEY, AUTH_DOMAIN, adasClaims, anIdToken } from '../../server/testing/google-double';

/** What Google answers in a journey; each part can be made to fail. */
interface GoogleOptions {
  /** Hosts that the Firebase project lets people sign in from. */
  readonly authorizedDomains?: readonly string[];
  /** What becomes of Google's script: it may be blocked on the way. */
  readonly scriptFails?: boolean;
  /** What Firebase says in place of a token. */
  readonly refusal?: string;
  readonly claims?: Readonly<Record<string, unknown>>;
}

/**
 * Answers Google's addresses in a browser: the script that opens the frame of the auth domain, the frame, the page in the
 * window, and the exchange of what comes back. Only those: whatever else leaves the site fails.
 */
export async function answerForGoogle(
  context: BrowserContext,
  options: GoogleOptions = {},
): Promise<string[]> {
  const { authorizedDomains = ['localhost', AUTH_DOMAIN], scriptFails, refusal, claims = {} } = options;
  const asked: string[] = [];
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    async (route) => {
      const request = route.request();
      const { host, pathname } = new URL(request.url());
      if (request.method() === 'OPTIONS') return json(route, {});
      asked.push(`${host}${pathname}`);
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
  return asked;
}

/** Presses the button and answers Google's window, open. */
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

/** What the SDK uses of gapi: it opens a frame of the auth domain, and hears from it how the sign-in ended. */
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
  // The SDK throws from this answer in any case; its sender takes no notice.
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

/** Google's window, with one account in it. */
const WINDOW = `<title>Google</title><button>Ada</button><p></p><script>
const asked = new URL(location.href).searchParams;
document.querySelector('p').textContent = [asked.get('apiKey') === '${API_KEY}', asked.get('providerId'), asked.get('customParameters')].join(' ');
document.querySelector('button').onclick = () => {
  opener.postMessage({ type: asked.get('authType'), eventId: asked.get('eventId'), urlResponse: location.href + '&code=c', sessionId: 's', postBody: null, tenantId: null }, '*');
  close();
};
</script>`;
