/** Facts about this instance for the pages; read from a meta element, which saves a request. */
export interface Site {
  readonly siteName: string;
  readonly supportEmail: string;
  readonly identityProvider: 'demo' | 'firebase' | 'oidc';
  /** For the sign-in window; public by design. Null without Firebase. */
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
  /** Host that answers are sent to for marking; empty if none leave this server. */
  readonly aiHost: string;
  readonly sendsMail: boolean;
  /** The languages with sentences, as BCP 47 tags. */
  readonly languages: readonly string[];
  /** Months after which attempts of closed quizzes are erased; null: never. */
  readonly retentionMonths: number | null;
}
