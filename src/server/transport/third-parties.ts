import type { Site } from '../../shared/site';

/** Foreign hosts a page may contact, by CSP directive. */
export interface ThirdParties {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
}

type Settings = Pick<Site, 'geolocationUrl' | 'firebase' | 'razorpayKeyId'>;

/** Only configured ones; by default the country look-up alone. */
export function thirdPartiesOf({ geolocationUrl, firebase, razorpayKeyId }: Settings): ThirdParties {
  const used = [
    ...(geolocationUrl === 'off' ? [] : [lookUp(geolocationUrl)]),
    ...(firebase ? [google(firebase.authDomain)] : []),
    ...(razorpayKeyId ? [RAZORPAY] : []),
  ];
  const all = (name: keyof ThirdParties) => used.flatMap((party) => party[name] ?? []);
  return {
    scripts: all('scripts'),
    frames: all('frames'),
    connections: all('connections'),
    images: all('images'),
  };
}

const lookUp = (url: string): Partial<ThirdParties> => ({ connections: [new URL(url).origin] });

/** The sign-in window opens through a frame of the auth domain, by Google's script. */
const google = (authDomain: string): Partial<ThirdParties> => ({
  scripts: ['https://apis.google.com'],
  frames: [`https://${authDomain}`],
  connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
});

/** The checkout runs in a frame; its script loads another against fraud and reports metrics. */
const RAZORPAY: Partial<ThirdParties> = {
  scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connections: [
    'https://api.razorpay.com',
    'https://checkout.razorpay.com',
    'https://lumberjack.razorpay.com',
    'https://lumberjack-cx.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
  ],
  images: ['https://cdn.razorpay.com'],
};
