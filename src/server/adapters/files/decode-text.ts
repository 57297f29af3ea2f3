import { decodeAs, guessEncodings } from './guess-encoding';

/** A possible decoding of a text file. */
export interface TextReading {
  readonly encoding: string;
  /** Whether it is the only plausible one. */
  readonly isSure: boolean;
}

const BYTE_ORDER_MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

const XML_ENCODING = /^<\?xml[^>]{0,200}\bencoding=["']([\w.:-]{1,40})["']/;
const DECLARED_WITHIN_BYTES = 300;

/**
 * The possible encodings of a text, the likeliest first: that of its byte order mark, valid UTF-8, that of
 * its XML declaration; otherwise every legacy encoding with plausible letter pairs.
 */
export function readingsOf(bytes: Uint8Array): readonly [TextReading, ...TextReading[]] {
  const encoding = certainEncoding(bytes);
  if (encoding !== undefined) return [{ encoding, isSure: true }];
  const { encodings, isSure } = guessEncodings(bytes);
  const [first = 'windows-1252', ...others] = encodings;
  return [{ encoding: first, isSure }, ...others.map((other) => ({ encoding: other, isSure: false }))];
}

/** The text of a file in its likeliest encoding. Never throws. */
export const decodeText = (bytes: Uint8Array): string => decodeAs(bytes, readingsOf(bytes)[0].encoding);

function certainEncoding(bytes: Uint8Array): string | undefined {
  const mark = BYTE_ORDER_MARKS.find(({ bytes: first }) => first.every((byte, at) => bytes[at] === byte));
  if (mark) return mark.encoding;
  const wide = unmarkedUtf16(bytes);
  if (wide !== undefined) return wide;
  const declared = declaredEncoding(bytes);
  const isUtf8 = isIn(bytes, 'utf-8');
  // An editor may have saved the file in UTF-8 under its old declaration.
  if (isUtf8 && bytes.some((byte) => byte >= 0x80)) return 'utf-8';
  return declared !== undefined && declared !== 'utf-8' ? declared : isUtf8 ? 'utf-8' : undefined;
}

function isIn(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The bytes examined in a text without a byte order mark; a multiple of two and of four. */
const LOOKED_AT_BYTES = 2000;
/** Characters that no text contains: unassigned, private and control characters. */
const NO_TEXT = /\p{Cn}|\p{Co}|(?![\t\n\r])\p{Cc}/u;

/**
 * In UTF-16, half of the bytes of line ends, digits and Latin letters are 0, all on the same side; no other
 * text contains a 0.
 */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const looked = bytes.subarray(0, LOOKED_AT_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of looked.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) <= 4 * Math.min(even, odd)) return undefined;
  const encoding = odd > even ? 'utf-16le' : 'utf-16be';
  return isIn(bytes, encoding) && !NO_TEXT.test(decodeAs(looked, encoding)) ? encoding : undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const beginning = Buffer.from(bytes.subarray(0, DECLARED_WITHIN_BYTES)).toString('latin1');
  const name = XML_ENCODING.exec(beginning.trimStart())?.[1]?.toLowerCase();
  if (name === undefined || name.startsWith('utf-16') || name.startsWith('ucs')) return undefined;
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}
