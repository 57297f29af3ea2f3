/** What the server says about itself in the page: settings that everybody may see. */
export interface Site {
  readonly siteName: string;
  readonly supportEmail: string;
  readonly identityProvider: 'demo' | 'firebase' | 'oidc';
  readonly firebase: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly authDomain: string;
  } | null;
  readonly payments: 'test' | 'razorpay';
  readonly razorpayKeyId: string;
  readonly billing: 'on' | 'off';
  readonly geolocationUrl: string;
  readonly publicUrl: string;
  /** Empty when no answer leaves the server for marking. */
  readonly aiHost: string;
  readonly sendsMail: boolean;
  /** Null when attempts are kept as long as their quiz. */
  readonly retentionMonths: number | null;
}

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

/** Whether the local account page stands in for Google. */
export const isDemoSignIn = (): boolean => site.identityProvider === 'demo';
