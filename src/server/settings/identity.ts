import { addressOf, allOrNone, isLoopback, SettingError, text } from './setting';

/** The sign-in provider: the local account page, Google through Firebase, or OpenID Connect. */
export type IdentityConfig =
  | { readonly kind: 'demo' }
  | {
      readonly kind: 'firebase';
      readonly projectId: string;
      readonly apiKey: string;
      readonly authDomain: string;
      /** The service account's key file, needed to notice revoked sessions; null without one. */
      readonly credentialsFile: string | null;
    }
  | {
      readonly kind: 'oidc';
      /** The provider's exact name for itself, including any final slash. */
      readonly issuer: string;
      readonly clientId: string;
      readonly clientSecret: string;
    };

/** The path of the routes to and from the provider's page. */
export const OIDC_FOLDER = '/auth/oidc';

/** The redirect address, registered exactly at the provider. */
export const redirectUriOf = (publicUrl: string): string => `${publicUrl}${OIDC_FOLDER}/callback`;

export const identitySettings = {
  FIREBASE_PROJECT_ID: text,
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: text,
  GOOGLE_APPLICATION_CREDENTIALS: text,
  OIDC_ISSUER: addressOf('OIDC_ISSUER').optional(),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
};

type Given = { readonly [Name in keyof typeof identitySettings]?: string | undefined };

/** Parses the sign-in settings; throws for an incomplete provider, or for two. */
export function readIdentity(given: Given): IdentityConfig {
  const { FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN } = given;
  const firebase = allOrNone(
    { FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN },
    'Google sign-in through Firebase',
  );
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = given;
  const oidc = allOrNone(
    { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET },
    'sign-in through OpenID Connect',
  );
  const credentialsFile = given.GOOGLE_APPLICATION_CREDENTIALS ?? null;
  if (firebase && oidc) {
    throw new SettingError('FIREBASE_PROJECT_ID and OIDC_ISSUER are both set: please choose one sign-in.');
  }
  if (credentialsFile && !firebase) {
    throw new SettingError(
      'GOOGLE_APPLICATION_CREDENTIALS is set, but FIREBASE_PROJECT_ID is not: nothing would use it.',
    );
  }
  if (firebase) {
    return {
      kind: 'firebase',
      projectId: firebase.FIREBASE_PROJECT_ID,
      apiKey: firebase.FIREBASE_API_KEY,
      authDomain: hostOf(firebase.FIREBASE_AUTH_DOMAIN),
      credentialsFile,
    };
  }
  if (!oidc) return { kind: 'demo' };
  return {
    kind: 'oidc',
    issuer: issuerOf(oidc.OIDC_ISSUER),
    clientId: oidc.OIDC_CLIENT_ID,
    clientSecret: oidc.OIDC_CLIENT_SECRET,
  };
}

/** Microsoft's shared issuers: any organisation, or any private account. */
const OPEN_TO_ALL =
  /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers|9188040d-6c67-4c5b-b112-36a304b66dad)(\/|$)/i;

function issuerOf(address: string): string {
  if (!address.startsWith('https:') && !isLoopback(new URL(address))) {
    throw new SettingError('OIDC_ISSUER must be an https address; plain http is for this machine only.');
  }
  if (OPEN_TO_ALL.test(address)) {
    throw new SettingError(
      'OIDC_ISSUER is open to accounts of any organisation, whose addresses nobody vouches for. Please use https://login.microsoftonline.com/<your tenant ID>/v2.0.',
    );
  }
  return address;
}

function hostOf(domain: string): string {
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/i.test(domain)) return domain;
  throw new SettingError('FIREBASE_AUTH_DOMAIN must be a host name, such as school.firebaseapp.com.');
}
