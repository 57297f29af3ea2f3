/** A mail as its recipient sees it. */
export interface ReadMail {
  /** By lower-case name; encoded words are decoded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string;
  /** The parts of a multipart mail by type, or its only text. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Parses a mail as received: headers, encoded words, one level of parts, both encodings. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const contentType = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  const pieces = boundary ? body.split(`--${boundary}`).slice(1, -1).map(trimBreaks) : [raw];
  return { headers, contentType, parts: Object.fromEntries(pieces.map(readPart)) };
}

const trimBreaks = (piece: string) => piece.replace(/^\r\n/, '').replace(/\r\n$/, '');

function readPart(raw: string): [string, string] {
  const { headers, body } = split(raw);
  const type = headers['content-type']?.split(';')[0] ?? 'text/plain';
  const encoding = headers['content-transfer-encoding']?.toLowerCase();
  if (encoding === 'base64') return [type, Buffer.from(body, 'base64').toString('utf8')];
  const text = encoding === 'quoted-printable' ? fromQuoted(body.replace(/=\r\n/g, '')) : body;
  return [type, text.replaceAll('\r\n', '\n')];
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), readWords(line.slice(at + 1).trim())];
  });
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) };
}

const readWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_word, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : fromQuoted(text.replaceAll('_', ' ')),
    );

const fromQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_hex, byte: string) => String.fromCharCode(Number.parseInt(byte, 16))),
    'latin1',
  ).toString('utf8');
