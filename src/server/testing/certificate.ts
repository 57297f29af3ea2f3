import { createPublicKey, type KeyObject, sign } from 'node:crypto';

/** A self-signed X.509 certificate for tests, as PEM: valid from 2000 to 2099, for the given host names. */
export function aCertificate(privateKey: KeyObject, hosts: readonly string[] = []): string {
  const algorithm = sequence(OBJECT.sha256WithRsa, der(0x05));
  const name = sequence(der(0x31, sequence(OBJECT.commonName, der(0x0c, Buffer.from('test')))));
  const years = sequence(
    der(0x18, Buffer.from('20000101000000Z')),
    der(0x18, Buffer.from('20990101000000Z')),
  );
  const body = sequence(
    der(0xa0, integer(2)),
    integer(1),
    algorithm,
    name,
    years,
    name,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(authority, ...(hosts.length > 0 ? [hostNames(hosts)] : []))),
  );
  return pem(sequence(body, algorithm, bits(sign('sha256', body, privateKey))));
}

const OBJECT = {
  sha256WithRsa: der(0x06, Buffer.from('2a864886f70d01010b', 'hex')),
  commonName: der(0x06, Buffer.from('550403', 'hex')),
  alternativeNames: der(0x06, Buffer.from('551d11', 'hex')),
  basicConstraints: der(0x06, Buffer.from('551d13', 'hex')),
} as const;

/** A self-signed certificate has to be an authority to be trusted. */
const authority = sequence(OBJECT.basicConstraints, der(0x04, sequence(der(0x01, Buffer.from([0xff])))));

const hostNames = (hosts: readonly string[]) =>
  sequence(
    OBJECT.alternativeNames,
    der(0x04, sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))),
  );

/** A value in DER: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, ...parts);
}

const integer = (value: number) => der(0x02, Buffer.from([value]));
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);

function pem(content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
