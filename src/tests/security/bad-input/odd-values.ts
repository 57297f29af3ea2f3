import type { Dice } from './dice';

const nested = (depth: number, isList: boolean): unknown =>
  depth === 0 ? 'deep' : isList ? [nested(depth - 1, isList)] : { a: nested(depth - 1, isList) };

/** Sets an own property, even `__proto__`, which an object literal would take for the prototype. */
const withOwn = (name: string, value: unknown): unknown =>
  JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`);

const POLLUTED = { polluted: true, isAdmin: true, role: 'teacher' };

const ODD_VALUES: readonly (() => unknown)[] = [
  ...[null, true, false, 0, -1, 0.1, 1e308, -1e308, 5e-324, 2 ** 53, 2 ** 31, -(2 ** 63)].map(
    (value) => () => value,
  ),
  ...['', ' ', '0', '-1', 'NaN', 'Infinity', 'null', 'true', '[]', '{}', '"', '\\', "'", '1e999'].map(
    (value) => () => value,
  ),
  ...[
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '\ufeff',
    '\u202e',
    '\r\n\r\n',
    '\u2028',
    '🧪',
    'e\u0301',
  ].map((value) => () => value),
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length'].map(
    (value) => () => value,
  ),
  ...[
    "' or 1=1 --",
    '"; drop table accounts; --',
    '%00',
    '%s%n',
    '#{7*7}',
    '{{7*7}}',
    '../../etc/passwd',
    '=1+1',
  ].map((value) => () => value),
  ...['2026-01-01', '1970-01-01T00:00:00Z', 'https://example.org/', 'javascript:alert(1)', 'a@b', '@'].map(
    (value) => () => value,
  ),
  ...[
    () => [],
    () => [[]],
    () => [null],
    () => ['a', 1, null, {}],
    () => Array(60).fill('o'),
    () => Array(600).fill(7),
  ],
  ...[
    () => ({}),
    () => ({ length: 3 }),
    () => ({ $ne: 1 }),
    () => ({ toString: 1, valueOf: null }),
    () => withOwn('then', 'x'),
  ],
  ...['__proto__', 'constructor', 'prototype'].map((name) => () => withOwn(name, POLLUTED)),
  ...[15, 16, 17, 40, 900].flatMap((depth) => [() => nested(depth, true), () => nested(depth, false)]),
  ...[201, 9_999, 10_001, 70_000].map((length) => () => 'long '.repeat(length / 5 + 1).slice(0, length)),
  () => '\ud800'.repeat(300),
  () => Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`key${at}`, at])),
];

export const oddValue = (dice: Dice): unknown => dice.pick(ODD_VALUES)();

export function spoilt(value: unknown, dice: Dice): unknown {
  if (Array.isArray(value) && value.length > 0 && !dice.oneIn(4)) {
    const at = dice.below(value.length);
    if (dice.oneIn(6)) return value.toSpliced(at, 1);
    return value.with(at, spoilt(value[at], dice));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || dice.oneIn(12))
    return oddValue(dice);
  const names = Object.keys(value);
  const fields = { ...value } as Record<string, unknown>;
  const name = dice.pick([...names, ...names, ...names, 'extra', 'constructor', '_id', 'role', 'score']);
  if (dice.oneIn(6)) delete fields[name];
  else fields[name] = spoilt(fields[name], dice);
  return fields;
}

/** An odd id or name as a path segment. */
export function oddSegment(dice: Dice): string {
  const raw = [
    '%',
    '%00',
    '%E0%A4%A',
    '%2e%2e%2f',
    '..',
    '%C0%AF',
    '*',
    '?',
    '#',
    ';',
    '%0d%0aX-Odd:1',
    '+',
    '//',
    '%ff',
  ];
  if (dice.oneIn(3)) return dice.pick(raw);
  const value = oddValue(dice);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.slice(0, 3000).toWellFormed());
}
