const FUNCTIONS: Readonly<Record<string, (value: number) => number>> = {
  ...{
    sqrt: Math.sqrt,
    sin: Math.sin,
    cos: Math.cos,
    tan: Math.tan,
    ln: Math.log,
    log: Math.log10,
    exp: Math.exp,
  },
};
const TOKEN = /\d+(?:\.\d+)?|sqrt|sin|cos|tan|ln|log|exp|[√()^*/+-]|\p{L}/gu;
const LONGEST = 200;
const TRIALS = 3;
const NEAR = 1e-9;

/** An expression as a function of its letters' values; NaN if unreadable. */
type Expression = (numberOf: (letter: string) => number) => number;

/**
 * Whether two formulas are equivalent: a = F/m and F = m a, x + 1 and 1 + x, 3 < x and x > 3, O2 + 2H2 ->
 * 2H2O. Decided by sample values, so it is never a proof. A calculation without letters is not equivalent to
 * its result.
 */
export function isSameFormula(one: string, other: string): boolean {
  if (one.length > LONGEST || other.length > LONGEST) return false;
  // A reaction can also be written with an equals sign.
  const arrow = /[→↔⇌]/u.exec(one)?.[0];
  if (arrow) return termsOf(one) === termsOf(other.replace('=', arrow));
  const [left, right] = [relationIn(one), relationIn(other)];
  if (!left || !right || left.sign !== right.sign || left.letters !== right.letters) return false;
  if (left.letters === '') return false;
  return Array.from({ length: TRIALS }, (_, trial) => trial).every((trial) => {
    const numberOf = (letter: string) =>
      1 + (((letter.codePointAt(0) ?? 0) * 7919 + (trial + 1) * 104_729) % 997) / 499;
    return left.sign === '=' ? isSameEquation(left, right, numberOf) : isNear(left, right, numberOf);
  });
}

interface Relation {
  readonly sides: readonly [string, string];
  readonly low: Expression;
  readonly high: Expression;
  readonly sign: string;
  readonly letters: string;
}

function relationIn(text: string): Relation | undefined {
  const [first = '', second = '', ...more] = text.split(/[=<>≤≥]/u);
  if (more.length > 0) return undefined;
  const sign = /[=<>≤≥]/u.exec(text)?.[0] ?? '';
  const isTurned = sign === '>' || sign === '≥';
  const sides = isTurned ? ([second, first] as const) : ([first, second] as const);
  const letters = [...new Set(text.replace(/sqrt|sin|cos|tan|ln|log|exp/gu, '').match(/\p{L}/gu))]
    .sort()
    .join('');
  const turned: Readonly<Record<string, string>> = { '>': '<', '≥': '≤' };
  return { sides, low: read(sides[0]), high: read(sides[1] || '0'), sign: turned[sign] ?? sign, letters };
}

/**
 * If one equation is solved for a letter, its value must satisfy the other; or one is a multiple of the
 * other.
 */
function isSameEquation(one: Relation, other: Relation, numberOf: (letter: string) => number): boolean {
  for (const [solved, open] of [
    [one, other],
    [other, one],
  ] as const) {
    const letter = solved.sides.map((side) => side.trim()).find((side) => /^\p{L}$/u.test(side));
    const expression = solved.sides[0].trim() === letter ? solved.high : solved.low;
    if (letter === undefined) continue;
    const value = expression(numberOf);
    const put = (name: string) => (name === letter ? value : numberOf(name));
    if (difference(open, put) === 0 && difference(open, numberOf) !== 0) return true;
  }
  return false;
}

const isNear = (one: Relation, other: Relation, numberOf: (letter: string) => number) =>
  same(one.low(numberOf), other.low(numberOf)) && same(one.high(numberOf), other.high(numberOf));

const difference = ({ low, high }: Relation, numberOf: (letter: string) => number) =>
  same(low(numberOf), high(numberOf)) ? 0 : 1;

const same = (one: number, other: number) =>
  Math.abs(one - other) <= NEAR * Math.max(1, Math.abs(one), Math.abs(other));

/** The two sides of a reaction with sorted terms. */
const termsOf = (text: string): string =>
  text
    .split(/(?<arrow>[→↔⇌])/u)
    .map((side) => side.replace(/\s/gu, '').split('+').sort().join('+'))
    .join('');

function read(text: string): Expression {
  const tokens = text.match(TOKEN) ?? [];
  const isWhole = tokens.join('') === text.replace(/\s/gu, '');
  let at = 0;
  const sum = (): Expression => {
    const sign = tokens[at] === '-' ? -1 : 1;
    if (tokens[at] === '-' || tokens[at] === '+') at += 1;
    const first = product();
    let all: Expression = (numberOf) => sign * first(numberOf);
    while (tokens[at] === '+' || tokens[at] === '-') {
      const factor = tokens[at] === '-' ? -1 : 1;
      at += 1;
      const [before, next] = [all, product()];
      all = (numberOf) => before(numberOf) + factor * next(numberOf);
    }
    return all;
  };
  const product = (): Expression => {
    let all = power();
    while (at < tokens.length && !/^[)+-]$/u.test(tokens[at] ?? '')) {
      const isOver = tokens[at] === '/';
      if (isOver || tokens[at] === '*') at += 1;
      const [before, next] = [all, power()];
      all = isOver
        ? (numberOf) => before(numberOf) / next(numberOf)
        : (numberOf) => before(numberOf) * next(numberOf);
    }
    return all;
  };
  const power = (): Expression => {
    const base = atom();
    if (tokens[at] !== '^') return base;
    at += 1;
    const sign = tokens[at] === '-' ? -1 : 1;
    if (sign < 0) at += 1;
    const exponent = power();
    return (numberOf) => base(numberOf) ** (sign * exponent(numberOf));
  };
  const atom = (): Expression => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '(') {
      const inside = sum();
      at += 1;
      return inside;
    }
    const applied = token === '√' ? Math.sqrt : FUNCTIONS[token];
    if (applied) {
      const of = power();
      return (numberOf) => applied(of(numberOf));
    }
    if (/^\d/u.test(token)) return () => Number(token);
    return /^\p{L}$/u.test(token) ? (numberOf) => numberOf(token) : () => Number.NaN;
  };
  const all = sum();
  return isWhole && at >= tokens.length ? all : () => Number.NaN;
}
