import { escapeHtml } from '../shared/escape-html';
import type { Config } from './config';
import type { Deps } from './deps';

/** What the pages need to know of this instance; read by the client from a meta element, so no request is spent on it. */
export interface Site {
  readonly siteName: string;
  readonly supportEmail: string;
  readonly identityProvider: 'demo' | 'firebase' | 'oidc';
  /** What the sign-in window needs to know; these are public by design. Null without Firebase. */
  readonly firebase: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly authDomain: string;
  } | null;
  readonly payments: 'test' | 'razorpay';
  /** Public by design; empty with the test checkout. */
  readonly razorpayKeyId: string;
  readonly billing: 'on' | 'off';
  readonly geolocationUrl: string;
  readonly publicUrl: string;
  /** The host that answers are sent to for marking; empty when none leaves this server. */
  readonly aiHost: string;
  /** Whether mail leaves this server. */
  readonly sendsMail: boolean;
  /** After so many months the attempts of closed quizzes are erased; null: they are kept. */
  readonly retentionMonths: number | null;
}

export const siteOf = (config: Config, deps: Deps): Site => ({
  siteName: config.siteName,
  supportEmail: config.supportEmail,
  identityProvider: deps.identity.kind,
  firebase: firebaseOf(config.identity),
  payments: deps.payments.kind,
  razorpayKeyId: config.razorpay?.keyId ?? '',
  billing: config.policy.billing,
  geolocationUrl: config.geolocationUrl,
  publicUrl: config.publicUrl,
  aiHost: deps.textGrader.sendsTo ?? '',
  sendsMail: config.mail !== null,
  retentionMonths: config.retentionMonths,
});

function firebaseOf(identity: Config['identity']): Site['firebase'] {
  if (identity.kind !== 'firebase') return null;
  const { projectId, apiKey, authDomain } = identity;
  return { projectId, apiKey, authDomain };
}

/** The page with the instance's settings in its head. */
export function withSite(html: string, site: Site): string {
  const meta = `<meta name="site-config" content="${escapeHtml(JSON.stringify(site))}">`;
  return html
    .replace('</head>', () => `${meta}\n</head>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(site.siteName)}</title>`);
}
