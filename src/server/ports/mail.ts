export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Takes mail for delivery; never blocks the act that causes it and never throws. */
export interface MailSender {
  readonly kind: 'outbox' | 'smtp';
  send(mail: Mail): void;
}
