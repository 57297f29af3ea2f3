/** What a verified sign-in says about a person. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  /** Set where a token is good for one login only. */
  readonly singleUse?: { readonly tokenId: string; readonly expiresAt: number };
}

/** Verifies the third-party sign-in token of spec §7 (`firebaseToken`). */
export interface IdentityProvider {
  readonly kind: 'demo' | 'firebase' | 'oidc';
  /** Refuses a token that is not genuine, not for us or over (401); an unreachable provider is 503. */
  verify(token: string): Promise<Identity>;
  /** Issues a token for the local account page; absent with a real provider. */
  issueDemoToken?(person: { readonly email: string; readonly name: string }): Promise<string>;
}
