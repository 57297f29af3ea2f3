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
