import type { TextEncoding } from '../../../shared/text-encodings';
import { COMMON_SIGNS, LETTER_PAIRS } from './letter-pairs';

/** A way to read bytes, and how well its letters go together, from -3 to 2. */
interface Guess {
  readonly encoding: TextEncoding;
  readonly text: string;
  readonly score: number;
}

const SAMPLE_BYTES = 4000;
/** A reading that is better than any other by this much is sure; one that is worse than the best by this much is none. */
const SURE_ABOVE = 0.5;
/** One letter says little, however well it fits. */
const EVIDENCE = 1.5;
const LEAST_SCORE = 0.2;
const READINGS_MAXIMUM = 5;

/** The encodings of before Unicode in which bytes may be a text, the likeliest first, and whether it is the only one. */
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

/** Of several encodings in which the text is the same the first. */
const distinct = (guesses: readonly Guess[]): Guess[] =>
  guesses.filter(({ text }, at) => guesses.findIndex((other) => other.text === text) === at);

/** Lines with letters beyond ASCII; in all encodings that are looked at, bytes below 0x40 are those of ASCII. */
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

/** Made at the first file that needs it: most are in UTF-8. */
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
/** What no text has, lines of frames, and halves of letters; a letter that is small before it is large; signs of sums amid letters. */
const BROKEN = /[\u0080-\u009f\u2500-\u259f\ufffd\ue000-\uf8ff]/g;
const MIXED = new RegExp(
  `\\p{Script=Latin}${TWO_BYTE_LETTER.source}|${TWO_BYTE_LETTER.source}\\p{Script=Latin}`,
  'gu',
);
const TURNED = /\p{Ll}\p{Lu}/gu;
const AMID =
  /(?<=\p{L})[\p{S}\u00a1-\u00a9\u00ab-\u00b6\u00b8-\u00bf\uff61-\uff9f](?=\p{L})|(?<=\p{Ll})[\p{S}\u00aa\u00b2\u00b3\u00b9\u00ba](?=\p{L})/gu;

/** Signs of printed texts where they belong: an apostrophe in a word, a quotation mark at its edge, a dash, a unit behind its number. */
const AT_HOME =
  /(?<=\p{L})’(?=\p{L})|(?<![\p{L}\p{N}])[“„«‘‚](?=[\p{L}\p{N}¿¡])|(?<=[\p{L}\p{N}.,!?)])[”“»’…](?![\p{L}\p{N}])|(?<=[\s\d])[–—×÷±−](?=[\s\d])|(?<=\d ?)[°€£½²³]|(?<=\b\p{L}{1,2})[²³](?!\p{L})|(?<!\p{L})¿(?=\p{L}[^\n]*\?)|(?<=[\p{N}«])\u00a0(?=\S)|(?<=\S)\u00a0(?=[\p{N}?!:;»%€])/gu;

/** How well the letters beyond ASCII stand beside others, in the language of the encoding that knows most of them. */
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

/** The upper half of code pages of DOS that no decoder of Node knows, as OEM texts of Excel on Windows still have them. */
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

/** The text of a file in an encoding that is known here. */
export function decodeAs(bytes: Uint8Array, encoding: string): string {
  const page = CODE_PAGES[encoding];
  if (page === undefined) return new TextDecoder(encoding).decode(bytes);
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return latin.replace(/[\u0080-\u00ff]/g, (sign) => page.charAt(sign.charCodeAt(0) - 0x80));
}
