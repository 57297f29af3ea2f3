/** A verified sign-in. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** Vouched for by the provider: an unconfirmed address grants nothing, and no teaching. */
  readonly isEmailConfirmed: boolean;
  readonly name: string;
  /** Set for single-use tokens. */
  readonly singleUse?: { readonly tokenId: string; readonly expiresAt: number };
}

/** The secrets held during a visit to the provider's page; `state` comes back with them. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Sign-in by redirect to the provider's page. */
export interface RedirectSignIn {
  /** The provider's address for the browser; 503 if unreachable. The state begins with the hint. */
  begin(hint: string): Promise<{ readonly address: string; readonly secrets: SignInSecrets }>;
  /**
   * A token for `verify`, from the returned query. Throws 401 for a cancelled or forged sign-in, 403 without a confirmed address,
   * 502 or 503 for a provider in trouble.
   */
  finish(query: string, secrets: SignInSecrets): Promise<string>;
}

/** Verifies the sign-in token of spec §7 (`firebaseToken`). */
export interface IdentityProvider {
  readonly kind: 'demo' | 'firebase' | 'oidc';
  /** Identifies this provider; a session belongs to the provider it began with. */
  readonly issuer: string;
  /** Throws 401 for a forged, foreign or expired token, 503 for an unreachable provider. */
  verify(token: string): Promise<Identity>;
  /** Issues a token for the local account page; absent with a real provider. */
  issueDemoToken?(person: { readonly email: string; readonly name: string }): Promise<string>;
  /** Closes the local account page for good; returns whether it was open. Absent with a real provider. */
  shutDemo?(): boolean;
  /** Present for providers with their own page. */
  readonly redirect?: RedirectSignIn;
}
