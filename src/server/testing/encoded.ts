import { decodeAs } from '../adapters/files/guess-encoding';

/** A text as a program from before Unicode encodes it. Throws for letters that the encoding lacks. */
export function encoded(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const bytesOf = new Map<string, readonly number[]>();
  const know = (...bytes: number[]) => {
    const sign = decodeAs(Uint8Array.from(bytes), encoding);
    if ([...sign].length === 1 && sign !== '\ufffd' && !bytesOf.has(sign)) bytesOf.set(sign, bytes);
  };
  for (let byte = 0; byte < 256; byte += 1) know(byte);
  const hasPairs = /jis|euc|gbk|big5/.test(encoding);
  for (let lead = 0x81; hasPairs && lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1) know(lead, trail);
  return Uint8Array.from(
    [...text].flatMap((sign) => {
      const bytes = bytesOf.get(sign);
      if (!bytes) throw new Error(`${encoding} has no ${sign}.`);
      return bytes;
    }),
  );
}
