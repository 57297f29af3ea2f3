import type { Site } from '../../shared/site';

const DEFAULTS: Site = {
  siteName: 'Classroom Quiz',
  supportEmail: 'support@example.org',
  identityProvider: 'demo',
  firebase: null,
  payments: 'test',
  razorpayKeyId: '',
  billing: 'on',
  geolocationUrl: 'https://api.country.is/',
  publicUrl: location.origin,
  aiHost: '',
  sendsMail: false,
  languages: ['en'],
  retentionMonths: null,
};

function readSite(): Site {
  const content = document.querySelector<HTMLMetaElement>('meta[name="site-config"]')?.content;
  if (!content) return DEFAULTS;
  try {
    return { ...DEFAULTS, ...(JSON.parse(content) as Partial<Site>) };
  } catch {
    return DEFAULTS;
  }
}

export const site: Site = readSite();

/** Whether the local account page replaces Google. */
export const isDemoSignIn = (): boolean => site.identityProvider === 'demo';
