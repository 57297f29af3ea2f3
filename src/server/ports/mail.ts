/** A mail on its way. */
export interface Mail {
  /** Stable: the same mail sent again carries the same Message-ID, by which a second copy is known. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Null: plain text alone. */
  readonly html: string | null;
  readonly writtenAt: number;
}

/** What became of a mail; the reason is the mail server's own and may name an address. */
export type Delivery =
  | { readonly outcome: 'sent' }
  /** It will never be taken, such as for an address that does not exist. */
  | { readonly outcome: 'refused'; readonly reason: string }
  /** This mail was not taken this time. */
  | { readonly outcome: 'later'; readonly reason: string }
  /** The connection was lost in the middle of this mail; the session is over. */
  | { readonly outcome: 'cut'; readonly reason: string }
  /** The server takes no mail at all from here: it is not this mail's fault, and the session is over. */
  | { readonly outcome: 'closed'; readonly reason: string };

/** One conversation with the mail server, for one mail after the other. */
export interface MailSession {
  /** Never rejects; within half a minute. */
  deliver(mail: Mail): Promise<Delivery>;
  close(): void;
}

/** Hands mail to the server that delivers it. */
export interface MailTransport {
  readonly kind: 'smtp';
  /** Connects and signs in; rejects with the reason when the server cannot be used. */
  open(): Promise<MailSession>;
}
