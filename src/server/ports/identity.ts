/** What a verified sign-in says about a person. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** The provider vouches for the address: any other gives no right, and nobody teaches with it. */
  readonly isEmailConfirmed: boolean;
  readonly name: string;
  /** Set where a token is good for one login only. */
  readonly singleUse?: { readonly tokenId: string; readonly expiresAt: number };
}

/** What has to be kept while somebody is at the provider's page; `state` comes back with them. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The way through a provider's own page, for providers that people are sent to and come back from. */
export interface RedirectSignIn {
  /** Where to send the browser; 503 while the provider cannot be reached. The hint begins the state. */
  begin(hint: string): Promise<{ readonly address: string; readonly secrets: SignInSecrets }>;
  /**
   * A token that `verify` takes, for whoever came back with this query. Refuses a cancelled sign-in and an answer that
   * is not genuine (401), an account without a confirmed address (403), a provider in trouble (502, 503).
   */
  finish(query: string, secrets: SignInSecrets): Promise<string>;
}

/** Verifies the third-party sign-in token of spec §7 (`firebaseToken`). */
export interface IdentityProvider {
  readonly kind: 'demo' | 'firebase' | 'oidc';
  /** Names this provider among all that a server may have had; a session belongs to the one that it began with. */
  readonly issuer: string;
  /** Refuses a token that is not genuine, not for us or over (401); an unreachable provider is 503. */
  verify(token: string): Promise<Identity>;
  /** Issues a token for the local account page; absent with a real provider. */
  issueDemoToken?(person: { readonly email: string; readonly name: string }): Promise<string>;
  /** Ends the local account page for good; answers whether it was open. Absent with a real provider. */
  shutDemo?(): boolean;
  /** Present where people sign in on the provider's own page. */
  readonly redirect?: RedirectSignIn;
}
