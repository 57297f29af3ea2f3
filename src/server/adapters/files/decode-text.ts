const BYTE_ORDER_MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

const XML_ENCODING = /^<\?xml[^>]{0,200}\bencoding=["']([\w.:-]{1,40})["']/;
const DECLARED_WITHIN_BYTES = 300;
/** What a text without a mark is looked at for. */
const LOOKED_AT_BYTES = 2000;

/**
 * The text of a file: as its byte order mark says, as its XML declaration says, as UTF-8, and where it is none of these as
 * Windows-1252, in which programs of old write. Never throws.
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = BYTE_ORDER_MARKS.find(({ bytes: first }) => first.every((byte, at) => bytes[at] === byte));
  if (mark) return decode(bytes, mark.encoding);
  const wide = unmarkedUtf16(bytes);
  if (wide) return decode(bytes, wide);
  const declared = declaredEncoding(bytes);
  if (declared !== undefined && declared !== 'utf-8') return decode(bytes, declared);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, 'windows-1252');
  }
}

const decode = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes);

/** Every second byte of an English text in UTF-16 is 0, which no text in another encoding has. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const looked = bytes.subarray(0, LOOKED_AT_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of looked.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > looked.length / 4 && even === 0) return 'utf-16le';
  return even > looked.length / 4 && odd === 0 ? 'utf-16be' : undefined;
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
