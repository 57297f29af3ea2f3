/** The mail server cannot be used at all; `kind` tells what to look at. */
export class MailServerFault extends Error {
  override readonly name = 'MailServerFault';

  constructor(
    readonly kind: 'host-unknown' | 'refused' | 'silent' | 'certificate' | 'no-tls' | 'login' | 'other',
    reason: string,
  ) {
    super(reason);
  }
}
