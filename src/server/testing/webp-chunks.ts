const PICTURE = ['VP8 ', 'VP8L', 'VP8X', 'ALPH'];

/** The names of what a WebP file carries beside its picture, whose pixels may happen to spell any word. */
export function chunksBesidePicture(file: Uint8Array): string[] {
  const bytes = Buffer.from(file);
  const names: string[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    if (!PICTURE.includes(name)) names.push(name);
    const length = bytes.readUInt32LE(at + 4);
    // A part of an odd length is followed by one byte that fills it up.
    at += 8 + length + (length % 2);
  }
  return names;
}
