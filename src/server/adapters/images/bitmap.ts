/** Pixels of three bytes (red, green, blue) from the top left. */
export interface RawPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const HEADER_LENGTH = 54;
const UNCOMPRESSED = 0;
const MASKED = 3;
/** The usual colour masks; other files are left to others. */
const USUAL_MASKS = [0xff0000, 0xff00, 0xff];

/**
 * Reads an uncompressed Windows bitmap (BMP) of 8, 24 or 32 bits, which the image library cannot; undefined for anything else.
 * Pixels never exceed bytes, so no small file becomes a large picture.
 */
export function readBitmap(bytes: Uint8Array): RawPicture | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < HEADER_LENGTH || file.toString('latin1', 0, 2) !== 'BM') return undefined;
  const [start, headerLength, width, signedHeight] = [
    ...[file.readUInt32LE(10), file.readUInt32LE(14)],
    ...[file.readInt32LE(18), file.readInt32LE(22)],
  ] as const;
  const [bits, compression] = [file.readUInt16LE(28), file.readUInt32LE(30)];
  const height = Math.abs(signedHeight);
  const stride = Math.ceil((width * bits) / 32) * 4;
  const isKnown =
    ([8, 24, 32].includes(bits) && compression === UNCOMPRESSED) ||
    (bits === 32 && compression === MASKED && hasUsualMasks(file));
  const isWhole = width > 0 && height > 0 && start + stride * height <= file.length;
  if (!isKnown || !isWhole) return undefined;

  const palette = file.subarray(14 + headerLength);
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    // Rows go bottom up unless the height is negative.
    const line = start + stride * (signedHeight > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x += 1) {
      const [from, at] = bits === 8 ? [palette, 4 * (file[line + x] ?? 0)] : [file, line + (x * bits) / 8];
      const to = 3 * (y * width + x);
      pixels[to] = from[at + 2] ?? 0;
      pixels[to + 1] = from[at + 1] ?? 0;
      pixels[to + 2] = from[at] ?? 0;
    }
  }
  return { width, height, pixels };
}

const hasUsualMasks = (file: Buffer): boolean =>
  file.length >= HEADER_LENGTH + 12 &&
  USUAL_MASKS.every((mask, index) => file.readUInt32LE(HEADER_LENGTH + 4 * index) === mask);
