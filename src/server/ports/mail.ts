export interface Mail {
  /** Stable: a resent mail keeps its Message-ID, which identifies duplicates. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Null for plain text only. */
  readonly html: string | null;
  readonly writtenAt: number;
}

/** The outcome of a mail; the reason is the mail server's and may name an address. */
export type Delivery =
  | { readonly outcome: 'sent' }
  /** Permanently refused, such as an unknown address. */
  | { readonly outcome: 'refused'; readonly reason: string }
  /** Refused for now. */
  | { readonly outcome: 'later'; readonly reason: string }
  /** The connection was lost during this mail; the session is over. */
  | { readonly outcome: 'cut'; readonly reason: string }
  /** The server accepts no mail at all from here, whatever the mail; the session is over. */
  | { readonly outcome: 'closed'; readonly reason: string };

/** A session with the mail server, for one mail after the other. */
export interface MailSession {
  /** Never rejects; takes at most half a minute. */
  deliver(mail: Mail): Promise<Delivery>;
  close(): void;
}

export interface MailTransport {
  readonly kind: 'smtp';
  /** Connects and signs in; rejects with the reason if the server is unusable. */
  open(): Promise<MailSession>;
}
