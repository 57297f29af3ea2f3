import { addressOf, allOrNone, isLoopback, SettingError, text } from './setting';

/** Who vouches for people: the local account page, Google through Firebase, or an OpenID Connect provider. */
export type IdentityConfig =
  | { readonly kind: 'demo' }
  | {
      readonly kind: 'firebase';
      readonly projectId: string;
      readonly apiKey: string;
      readonly authDomain: string;
      /** The service account's key file, with which a revoked session is noticed; null without one. */
      readonly credentialsFile: string | null;
    }
  | {
      readonly kind: 'oidc';
      /** Exactly as the provider calls itself, slash at the end or none. */
      readonly issuer: string;
      readonly clientId: string;
      readonly clientSecret: string;
    };

/** Where people leave for the provider's page and come back from it. */
export const OIDC_FOLDER = '/auth/oidc';

/** Where the provider sends people back to; registered there to the letter. */
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

/** Reads who vouches for people; half a provider and two of them refuse the start. */
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

/** Microsoft's addresses that stand for every school and company at once, or for everybody's private accounts. */
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
