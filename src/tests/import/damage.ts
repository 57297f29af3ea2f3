import type { Dice } from '../security/bad-input/dice';
import { packageOf, type SampleFile } from './sample-files';

type Bytes = Uint8Array<ArrayBuffer>;
type Damage = (bytes: Bytes, dice: Dice, others: readonly SampleFile[]) => Bytes;

const joined = (...parts: readonly Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts));

/** A short or long piece of a file. */
function pieceOf(bytes: Bytes, dice: Dice): { from: number; to: number } {
  const from = dice.below(bytes.length + 1);
  const longest = dice.oneIn(3) ? bytes.length - from : Math.min(60, bytes.length - from);
  return { from, to: from + dice.below(longest + 1) };
}

const SIGNS = [
  '<',
  '>',
  '&',
  '"',
  '{',
  '}',
  '=',
  '~',
  '#',
  '%',
  '\\',
  '$',
  '`',
  '\0',
  '\u202e',
  '\n',
  ']]>',
  '<!--',
  '_____',
];
const LONG_BYTES = 300_000;

const DAMAGES: readonly Damage[] = [
  function flippedBits(bytes, dice) {
    const made = new Uint8Array(bytes);
    for (let count = 1 + dice.below(20); count > 0 && made.length > 0; count -= 1) {
      const at = dice.below(made.length);
      made[at] = (made[at] ?? 0) ^ (1 << dice.below(8));
    }
    return made;
  },
  function cutShort(bytes, dice) {
    return bytes.slice(0, dice.below(bytes.length + 1));
  },
  function pieceGone(bytes, dice) {
    const { from, to } = pieceOf(bytes, dice);
    return joined(bytes.subarray(0, from), bytes.subarray(to));
  },
  function pieceTwice(bytes, dice) {
    const { from, to } = pieceOf(bytes, dice);
    return joined(bytes.subarray(0, to), bytes.subarray(from));
  },
  function pieceManyTimes(bytes, dice) {
    const { from, to } = pieceOf(bytes, dice);
    const times = Math.min(2000, Math.floor(LONG_BYTES / Math.max(1, to - from)));
    return joined(
      bytes.subarray(0, to),
      ...Array<Bytes>(times).fill(bytes.slice(from, to)),
      bytes.subarray(to),
    );
  },
  function pieceOfAnother(bytes, dice, others) {
    const other = dice.pick(others).bytes;
    const [{ from }, piece] = [pieceOf(bytes, dice), pieceOf(other, dice)];
    return joined(bytes.subarray(0, from), other.subarray(piece.from, piece.to), bytes.subarray(from));
  },
  function signsBetween(bytes, dice) {
    const sign = dice.pick(SIGNS);
    const { from } = pieceOf(bytes, dice);
    return joined(
      bytes.subarray(0, from),
      Buffer.from(sign.repeat(1 + dice.below(dice.oneIn(5) ? 20_000 : 5))),
      bytes.subarray(from),
    );
  },
  function otherEncoding(bytes, dice) {
    const text = Buffer.from(bytes).toString(dice.pick(['utf8', 'latin1']));
    return joined(
      dice.oneIn(2) ? Buffer.from([0xff, 0xfe]) : Buffer.alloc(0),
      Buffer.from(text, dice.pick(['utf16le', 'latin1'])),
    );
  },
  function otherLineEnds(bytes, dice) {
    return joined(
      Buffer.from(
        Buffer.from(bytes)
          .toString('latin1')
          .replaceAll('\n', dice.pick(['\r', '\r\n', ' '])),
        'latin1',
      ),
    );
  },
];

/** A file with one or more damages; a package is damaged itself or in one of its files. */
export function damaged(sample: SampleFile, dice: Dice, others: readonly SampleFile[]): Bytes {
  const { packed } = sample;
  const paths = Object.keys(packed ?? {});
  let { bytes } = sample;
  if (packed && paths.length > 0 && !dice.oneIn(3)) {
    const path = dice.pick(paths);
    const inner = damage(new Uint8Array(packed[path] ?? []), dice, others);
    bytes = packageOf(sample.name, { ...packed, [path]: inner }).bytes;
    return bytes;
  }
  return damage(bytes, dice, others);
}

function damage(bytes: Bytes, dice: Dice, others: readonly SampleFile[]): Bytes {
  let made = bytes;
  do made = dice.pick(DAMAGES)(made, dice, others);
  while (dice.oneIn(3));
  return made;
}
