import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const ascii = (text: string) => Buffer.from(text, 'latin1');
export const SCRIPT = '<script>alert(1)</script>';
export const PLACE = 'GPSLatitude of the school';

const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

export const jpeg = () => photo().jpeg().toBuffer();
export const png = () => photo().png().toBuffer();
export const gif = () => photo().gif().toBuffer();

/** A photo with place, time and camera in its metadata. */
export const photoWithPlace = () =>
  photo()
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera of Ann', Copyright: PLACE },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitude: '0/1 7/1 0/1' },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${PLACE}"/></rdf:RDF></x:xmpmeta>`,
    )
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A GIF that is also a script: its size spells the start of a comment. */
export async function gifScript(): Promise<Buffer> {
  const image = await gif();
  return Buffer.concat([image, ascii(`*/=1;alert(1);//${SCRIPT}`)]);
}

export async function jpegPage(): Promise<Buffer> {
  const image = await jpeg();
  const comment = ascii(`<!doctype html>${SCRIPT}`);
  const length = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([image.subarray(0, 2), length, comment, image.subarray(2)]);
}

/** A PNG followed by an archive. */
export async function pngArchive(): Promise<Buffer> {
  return Buffer.concat([
    await png(),
    ascii(`PK\u0003\u0004evil.html${SCRIPT}PK\u0005\u0006`),
    Buffer.alloc(18),
  ]);
}

/** 30,000 by 30,000 pixels in less than a megabyte. */
export function pngBomb(): Buffer {
  const size = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // One bit per pixel, greyscale.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((size / 8 + 1) * size), { level: 1 });
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(Buffer.concat([ascii(type), data])));
  return Buffer.concat([length, ascii(type), data, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** An animated GIF or WebP of many equal frames. */
export async function moving(format: 'gif' | 'webp', frames = 200): Promise<Buffer> {
  const [width, height] = [300, 300];
  const raw = Buffer.alloc(width * height * frames * 3, 90);
  const picture = sharp(raw, { raw: { width, height: height * frames, channels: 3, pageHeight: height } });
  return format === 'gif' ? picture.gif().toBuffer() : picture.webp().toBuffer();
}

const svg = (inside: string, size = 100, before = '') =>
  ascii(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" onload="alert(1)">${inside}</svg>`,
  );

export const svgWithScript = () => svg(`${SCRIPT}<rect width="50" height="50"/>`);
export const svgThatReads = (url: string) => svg(`<image xlink:href="${url}" width="100" height="100"/>`);
export const svgEntity = (url: string) =>
  svg('<text y="20">&file;</text>', 100, `<!DOCTYPE svg [<!ENTITY file SYSTEM "${url}">]>`);
/** Nested filters on a large canvas: half a minute of work in 500 characters. */
export const svgThatTakesLong = () =>
  svg(
    '<filter id="f"><feGaussianBlur stdDeviation="500"/><feTurbulence numOctaves="50" baseFrequency="0.9"/><feMorphology operator="dilate" radius="200"/></filter><rect width="7000" height="7000" filter="url(#f)"/>',
    7000,
  );
export const svgTooLarge = () => svg('', 30_000);

const ico = ascii('\0\0\u0001\0\u0001\0\u0010\u0010\0\0\u0001\0\u0020\0');
const bmp = Buffer.concat([ascii('BM'), Buffer.alloc(200)]);

/** Files that are no image, or an unreadable one. */
export const UNREADABLE: readonly (readonly [what: string, make: () => Buffer | Promise<Buffer>])[] = [
  ['a page', () => ascii(`<!doctype html>${SCRIPT}`)],
  ['a script', () => ascii('alert(1)')],
  ['an icon', () => ico],
  ['a bitmap', () => bmp],
  ['a PDF', () => ascii('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
  ['zero bytes under a name', () => Buffer.alloc(0)],
  ['the first half of a JPEG', async () => (await jpeg()).subarray(0, 200)],
  ['the first half of a PNG', async () => (await png()).subarray(0, 60)],
  ['the first bytes of a GIF', async () => (await gif()).subarray(0, 12)],
  ['900 megapixels in a PNG', pngBomb],
  ['900 megapixels in a drawing', svgTooLarge],
  ['a drawing that names a file of the server', () => svgEntity('file:///etc/passwd')],
];

interface BitmapKind {
  readonly bits: 8 | 24 | 32;
  readonly isMasked?: boolean;
  readonly isTopDown?: boolean;
}

/** A valid Windows bitmap of two by two pixels, given as red, green and blue from the top left. */
export function aBitmap(pixels: readonly number[], { bits, isMasked, isTopDown }: BitmapKind): Buffer {
  const colours = [0, 3, 6, 9].map((at) =>
    [pixels[at + 2], pixels[at + 1], pixels[at], 0].map((part) => part ?? 0),
  );
  const extra = isMasked ? Buffer.alloc(12) : Buffer.from(bits === 8 ? colours.flat() : []);
  for (const [at, mask] of (isMasked ? [0xff0000, 0xff00, 0xff] : []).entries())
    extra.writeUInt32LE(mask, 4 * at);
  const ofPixel = (at: number) => (bits === 8 ? [at] : (colours[at] ?? []).slice(0, bits / 8));
  const lines = [
    [...ofPixel(0), ...ofPixel(1)],
    [...ofPixel(2), ...ofPixel(3)],
  ].map((line) => {
    const whole = Buffer.alloc(Math.ceil((2 * bits) / 32) * 4);
    whole.set(line);
    return whole;
  });
  const header = Buffer.alloc(54);
  header.write('BM', 'latin1');
  header.writeUInt32LE(54 + extra.length, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(2, 18);
  header.writeInt32LE(isTopDown ? -2 : 2, 22);
  header.writeUInt16LE(bits, 28);
  header.writeUInt32LE(isMasked ? 3 : 0, 30);
  return Buffer.concat([header, extra, ...(isTopDown ? lines : lines.toReversed())]);
}
