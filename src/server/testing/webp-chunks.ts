const PICTURE = ['VP8 ', 'VP8L', 'VP8X', 'ALPH'];

/** The names of a WebP file's chunks other than the picture, whose pixels may spell any word. */
export function chunksBesidePicture(file: Uint8Array): string[] {
  const bytes = Buffer.from(file);
  const names: string[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    if (!PICTURE.includes(name)) names.push(name);
    const length = bytes.readUInt32LE(at + 4);
    // An odd-length chunk is padded by one byte.
    at += 8 + length + (length % 2);
  }
  return names;
}
