/** The mail server is unusable; `kind` tells where to look. */
export class MailServerFault extends Error {
  override readonly name = 'MailServerFault';

  constructor(
    readonly kind: 'host-unknown' | 'refused' | 'silent' | 'certificate' | 'no-tls' | 'login' | 'other',
    reason: string,
  ) {
    super(reason);
  }
}
