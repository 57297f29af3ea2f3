import { moreUnitOf } from './more-units';
import { type Unit, unitOf } from './units';

const LONGEST_UNIT = 60;

/** Words for signs, in order of replacement. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\*\*/g, '^'],
  [/\[/g, '('],
  [/\]/g, ')'],
  [/\bper ?cent\b/gi, '%'],
  [/ ?\bper\b ?/gi, '/'],
  [/(?:°|\bdeg(?:rees?)?\b|\bo(?=[CF]\b)) ?(?:celsius|centigrade|C)\b/gi, '°C'],
  [/(?:°|\bdeg(?:rees?)?\b|\bo(?=F\b)) ?(?:fahrenheit|F)\b/gi, '°F'],
  [/\b(?:sq|square)\b\.? ?(\p{L}+)/giu, '$1^2'],
  [/\b(?:cu|cubic)\b\.? ?(\p{L}+)/giu, '$1^3'],
  [/ squared\b/gi, '^2'],
  [/ cubed\b/gi, '^3'],
  [/° ?K\b/g, 'K'],
  [/^1 ?\/ ?/, '/'],
];

const TOKEN =
  /[ ]*(?:(?<slash>\/)|(?<times>[·*×.])|(?<open>\()|(?<close>\))|\^ ?\(? ?(?<power>[+-]?\d{1,2}) ?\)?|(?<digits>(?<=[\p{L}\p{M}%°Ω)])[+-]?\d)|(?<symbol>[\p{L}\p{M}\p{Sc}°%‰]+))/uy;

type Token = Readonly<
  Partial<Record<'slash' | 'times' | 'open' | 'close' | 'power' | 'digits' | 'symbol', string>>
>;

/** The possible readings of a product. */
const READINGS = [
  { slash: 'next', isParted: false },
  { slash: 'all', isParted: false },
  { slash: 'next', isParted: true },
] as const;

/**
 * The unit in a folded text: "m/s^2", "m s^-1", "kWh", "N m". There may be several readings: "J/kg K" means
 * J/(kg K), and the ms^-1 of many books is not milliseconds. Empty if a part is unknown.
 */
export function readUnit(text: string): readonly Unit[] {
  const tokens = tokensOf(text);
  if (!tokens) return [];
  // A temperature stands alone; in a product its degree is a difference.
  const isAlone = tokens.length === 1;
  const readings = READINGS.flatMap((reading) => {
    const reader = { ...reading, tokens, at: 0, isAlone };
    const unit = readProduct(reader);
    return unit && reader.at === tokens.length ? [unit] : [];
  });
  return readings.filter((unit, at) => !readings.slice(0, at).some((before) => ratioOf(before, unit) === 1));
}

/** The ratio of two units; undefined for different dimensions. */
export function ratioOf(unit: Unit, other: Unit): number | undefined {
  const isSame =
    unit.powers.size === other.powers.size &&
    [...unit.powers].every(([base, power]) => other.powers.get(base) === power);
  return isSame ? unit.factor / other.factor : undefined;
}

function tokensOf(text: string): Token[] | undefined {
  if (text.length > LONGEST_UNIT) return undefined;
  const plain = WORDS.reduce((written, [word, sign]) => written.replace(word, sign), text).trim();
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < plain.length; at = TOKEN.lastIndex) {
    const groups = TOKEN.exec(plain)?.groups;
    if (!groups) return undefined;
    if (groups.times === undefined) tokens.push(groups);
  }
  return tokens;
}

interface Reader {
  readonly tokens: readonly Token[];
  at: number;
  /** Whether a slash divides by the next factor or by all following ones. */
  readonly slash: 'next' | 'all';
  /**
   * Whether a power applies only to the second of two joined symbols, even if together they are also a unit.
   */
  readonly isParted: boolean;
  readonly isAlone: boolean;
}

function readProduct(reader: Reader): Unit | undefined {
  let product: Unit = { factor: 1, powers: new Map() };
  let isBelow = false;
  let isEmpty = true;
  for (let token = reader.tokens[reader.at]; token && !token.close; token = reader.tokens[reader.at]) {
    if (token.slash) {
      isBelow = true;
      reader.at += 1;
    }
    const factor = readFactor(reader);
    if (!factor) return undefined;
    product = times(product, factor, isBelow ? -1 : 1);
    isBelow &&= reader.slash === 'all';
    isEmpty = false;
  }
  return isEmpty ? undefined : product;
}

function readFactor(reader: Reader): Unit | undefined {
  const { open, symbol } = reader.tokens[reader.at] ?? {};
  reader.at += 1;
  const unit = open
    ? readProduct(reader)
    : symbol === undefined
      ? undefined
      : unitNamed(symbol, reader.isAlone);
  if (!unit || (open && !reader.tokens[reader.at++]?.close)) return undefined;
  const { power, digits } = reader.tokens[reader.at] ?? {};
  const exponent = power ?? digits;
  if (exponent === undefined) return unit;
  reader.at += 1;
  // In kgm^2 the power applies to the metre.
  const isOne = symbol === undefined || (!reader.isParted && unitWritten(symbol) !== undefined);
  const [first, last] = isOne ? [] : (parted(symbol) ?? []);
  return first && last ? times(first, last, Number(exponent)) : times(ONE, unit, Number(exponent));
}

const ONE: Unit = { factor: 1, powers: new Map() };

function times(unit: Unit, other: Unit, exponent: number): Unit {
  const powers = new Map(unit.powers);
  for (const [base, power] of other.powers) {
    const sum = (powers.get(base) ?? 0) + power * exponent;
    if (sum === 0) powers.delete(base);
    else powers.set(base, sum);
  }
  return { factor: unit.factor * other.factor ** exponent, powers };
}

function unitNamed(symbol: string, isAlone: boolean): Unit | undefined {
  if (!isAlone && symbol === '°C') return unitOf('K');
  if (!isAlone && symbol === '°F') return times({ factor: 5 / 9, powers: new Map() }, unitOf('K') ?? ONE, 1);
  const unit = unitWritten(symbol);
  if (unit) return unit;
  const [first, last] = parted(symbol) ?? [];
  return first && last && times(first, last, 1);
}

/** A unit in the tables; many people write a capital K for kilo, and u for µ. */
const unitWritten = (symbol: string): Unit | undefined =>
  tabled(symbol) ??
  (/^[Ku]\p{L}/u.test(symbol) ? tabled(symbol.replace('K', 'k').replace('u', 'µ')) : undefined);

/** Whether a folded text is one symbol or name of a unit. */
export const isOneUnit = (text: string): boolean => unitWritten(text) !== undefined;

const tabled = (symbol: string) => moreUnitOf(symbol) ?? unitOf(symbol);

/** Two joined symbols, as in Nm and Ah; the first is as long as possible. */
function parted(symbol: string): readonly [Unit, Unit] | undefined {
  for (let at = Math.min(symbol.length - 1, 3); symbol.length <= 5 && at > 0; at -= 1) {
    const [first, last] = [unitWritten(symbol.slice(0, at)), unitWritten(symbol.slice(at))];
    if (first && last) return [first, last];
  }
  return undefined;
}
