import { escapeHtml } from '../shared/escape-html';
import type { Site } from '../shared/site';
import type { Config } from './config';
import type { Deps } from './deps';

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
  languages: deps.languages.offered,
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
