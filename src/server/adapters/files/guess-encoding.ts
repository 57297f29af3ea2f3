import type { TextEncoding } from '../../../shared/text-encodings';
import { COMMON_SIGNS, LETTER_PAIRS } from './letter-pairs';

/** A possible encoding, with the plausibility of its letter pairs from -3 to 2. */
interface Guess {
  readonly encoding: TextEncoding;
  readonly text: string;
  readonly score: number;
}

const SAMPLE_BYTES = 4000;
/** The lead over all others that makes a guess certain, and the lag behind the best that rules one out. */
const SURE_ABOVE = 0.5;
/** The weight of the prior: one letter proves little, however well it fits. */
const EVIDENCE = 1.5;
const LEAST_SCORE = 0.2;
const READINGS_MAXIMUM = 5;

/** The legacy encodings possible for these bytes, the likeliest first, and whether there is only one. */
export function guessEncodings(bytes: Uint8Array): { encodings: TextEncoding[]; isSure: boolean } {
  const { sample, high } = sampleOf(bytes);
  const all = knownPairs();
  const scored = Object.keys(all).map((name): Guess => {
    const encoding = name as TextEncoding;
    const text = decodeAs(sample, encoding);
    return { encoding, text, score: scoreOf(text, all[encoding]) / Math.max(1, high) };
  });
  const best = distinct(scored.toSorted((a, b) => b.score - a.score));
  const [first, ...others] = best;
  const likely = others.filter(({ score }) => isNear(first?.score ?? 0, score, high));
  const isSure = likely.length === 0 && (first?.score ?? 0) >= LEAST_SCORE;
  const asked = isSure ? [] : likely.length === 0 ? others : likely;
  return {
    isSure,
    encodings: best
      .slice(0, 1)
      .concat(asked)
      .slice(0, READINGS_MAXIMUM)
      .map(({ encoding }) => encoding),
  };
}

const isNear = (best: number, score: number, high: number): boolean =>
  best - score < Math.max(SURE_ABOVE, EVIDENCE / high);

/** Keeps the first of several encodings with the same text. */
const distinct = (guesses: readonly Guess[]): Guess[] =>
  guesses.filter(({ text }, at) => guesses.findIndex((other) => other.text === text) === at);

/** The lines with letters beyond ASCII; in all these encodings, bytes below 0x40 are ASCII. */
function sampleOf(bytes: Uint8Array): { sample: Uint8Array; high: number } {
  const kept: number[] = [];
  let [start, high, highInLine] = [0, 0, 0];
  for (let at = 0; at <= bytes.length && kept.length < SAMPLE_BYTES; at += 1) {
    const byte = bytes[at] ?? 0x0a;
    if (byte >= 0x80) highInLine += 1;
    const isEnd = byte === 0x0a || byte === 0x0d || at - start > SAMPLE_BYTES;
    if (!isEnd) continue;
    if (highInLine > 0) kept.push(...bytes.subarray(start, at), 0x0a);
    high += highInLine;
    [start, highInLine] = [at + 1, 0];
  }
  return { sample: Uint8Array.from(kept), high };
}

interface Known {
  readonly languages: readonly ReadonlySet<string>[];
  readonly all: ReadonlySet<string>;
  readonly signs: ReadonlySet<string>;
}

const pairsIn = (pairs: string): Set<string> => new Set(pairs.match(/../g));

let known: Record<TextEncoding, Known> | undefined;

/** Built for the first file that needs it: most are UTF-8. */
const knownPairs = () => {
  known ??= Object.fromEntries(
    Object.entries({ ...LETTER_PAIRS, ...COMMON_SIGNS }).map(([encoding, texts]): [string, Known] => {
      const isOfSigns = encoding in COMMON_SIGNS;
      const languages = isOfSigns ? [new Set<string>()] : texts.map(pairsIn);
      return [
        encoding,
        {
          languages,
          all: new Set(languages.flatMap((each) => [...each])),
          signs: new Set(isOfSigns ? texts.join('') : ''),
        },
      ];
    }),
  ) as Record<TextEncoding, Known>;
  return known;
};

const WORD = /[\p{L}\p{M}]+/gu;
const TWO_BYTE_LETTER = /[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;
/**
 * Signs of a wrong encoding: control characters, box-drawing lines, halves of letters, a lower-case letter
 * before a capital, mathematical signs inside words.
 */
const BROKEN = /[\u0080-\u009f\u2500-\u259f\ufffd\ue000-\uf8ff]/g;
const MIXED = new RegExp(
  `\\p{Script=Latin}${TWO_BYTE_LETTER.source}|${TWO_BYTE_LETTER.source}\\p{Script=Latin}`,
  'gu',
);
const TURNED = /\p{Ll}\p{Lu}/gu;
const AMID =
  /(?<=\p{L})[\p{S}\u00a1-\u00a9\u00ab-\u00b6\u00b8-\u00bf\uff61-\uff9f](?=\p{L})|(?<=\p{Ll})[\p{S}\u00aa\u00b2\u00b3\u00b9\u00ba](?=\p{L})/gu;

/**
 * Punctuation in its usual place: an apostrophe in a word, a quotation mark at its edge, a dash, a unit after
 * its number.
 */
const AT_HOME =
  /(?<=\p{L})’(?=\p{L})|(?<![\p{L}\p{N}])[“„«‘‚](?=[\p{L}\p{N}¿¡])|(?<=[\p{L}\p{N}.,!?)])[”“»’…](?![\p{L}\p{N}])|(?<=[\s\d])[–—×÷±−](?=[\s\d])|(?<=\d ?)[°€£½²³]|(?<=\b\p{L}{1,2})[²³](?!\p{L})|(?<!\p{L})¿(?=\p{L}[^\n]*\?)|(?<=[\p{N}«])\u00a0(?=\S)|(?<=\S)\u00a0(?=[\p{N}?!:;»%€])/gu;

/** The plausibility of the pairs with letters beyond ASCII, in the best-matching language of the encoding. */
function scoreOf(text: string, { languages, all, signs }: Known): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const words = text.match(WORD) ?? [];
  const pairs = words.flatMap((word) =>
    pairsOf(word.toLowerCase().normalize('NFC').replaceAll('\u0307', '')),
  );
  const scores = languages.map((known) =>
    pairs.reduce((sum, pair) => sum + (known.has(pair) ? 1 : all.has(pair) ? 0.4 : -1), 0),
  );
  const ofSigns = signs.size === 0 ? 0 : signScore(text, signs);
  return (
    Math.max(...scores) +
    ofSigns -
    3 * count(BROKEN) -
    2 * (count(TURNED) + count(MIXED)) -
    count(AMID) +
    2 * count(AT_HOME)
  );
}

const pairsOf = (word: string): string[] => {
  const framed = `^${word}$`;
  return Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2)).filter(
    (pair) => /[\u0080-\uffff]/.test(pair) && !TWO_BYTE_LETTER.test(pair),
  );
};

const signScore = (text: string, signs: ReadonlySet<string>): number =>
  [...text].reduce((sum, sign) => sum + (TWO_BYTE_LETTER.test(sign) ? (signs.has(sign) ? 2.5 : -0.5) : 0), 0);

/**
 * The upper half of DOS code pages that Node cannot decode; Excel on Windows still writes them as OEM text.
 */
const CODE_PAGES: Readonly<Record<string, string>> = {
  ibm437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ibm852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
    '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
};

export function decodeAs(bytes: Uint8Array, encoding: string): string {
  const page = CODE_PAGES[encoding];
  if (page === undefined) return new TextDecoder(encoding).decode(bytes);
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return latin.replace(/[\u0080-\u00ff]/g, (sign) => page.charAt(sign.charCodeAt(0) - 0x80));
}
