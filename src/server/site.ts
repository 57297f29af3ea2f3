import type { Config } from './config';
import type { Deps } from './deps';

/** What the pages need to know of this instance; read by the client from a meta element, so no request is spent on it. */
export interface Site {
  readonly siteName: string;
  readonly supportEmail: string;
  readonly identityProvider: 'demo' | 'firebase' | 'oidc';
  readonly payments: 'test' | 'razorpay';
  readonly billing: 'on' | 'off';
  readonly geolocationUrl: string;
  readonly publicUrl: string;
}

export const siteOf = (config: Config, deps: Deps): Site => ({
  siteName: config.siteName,
  supportEmail: config.supportEmail,
  identityProvider: deps.identity.kind,
  payments: deps.payments.kind,
  billing: config.policy.billing,
  geolocationUrl: config.geolocationUrl,
  publicUrl: config.publicUrl,
});

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** The page with the instance's settings in its head. */
export function withSite(html: string, site: Site): string {
  const meta = `<meta name="site-config" content="${escapeHtml(JSON.stringify(site))}">`;
  return html
    .replace('</head>', () => `${meta}\n</head>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(site.siteName)}</title>`);
}
