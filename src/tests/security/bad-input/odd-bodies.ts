import { JSON_BODY_MAXIMUM_BYTES } from '../../../shared/constants';
import type { Dice } from './dice';
import { oddValue, spoilt } from './odd-values';

export interface OddBody {
  readonly body: string | Uint8Array<ArrayBuffer> | FormData;
  /** Undefined: determined by the body, as for a form. */
  readonly type?: string;
}

const JSON_TYPE = 'application/json';
const TYPES = [
  ...[
    '',
    'text/plain',
    'text/html',
    'application/xml',
    'application/json; charset=utf-7',
    'Application/JSON',
    'json',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'multipart/form-data',
    'multipart/mixed; boundary=x',
  ],
  ...[
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    'multipart/form-data; boundary=no-such-line',
  ],
] as const;

const bytes = (length: number, dice: Dice) => Uint8Array.from({ length }, () => dice.below(256));

const jsonOf = (value: unknown) => JSON.stringify(value) ?? 'undefined';

const BROKEN: readonly ((text: string, dice: Dice) => string | Uint8Array<ArrayBuffer>)[] = [
  (text, dice) => text.slice(0, dice.below(text.length + 1)),
  (text) => `${text}${text}`,
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll('"', "'"),
  (text) => `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${text.slice(1)}`,
  (text) => text.replace('{', '{"quizId":"a","quizId":"b",'),
  (text) => text.replace(/:("[^"]*"|\d+)/, ':1e999'),
  (text) => text.replace(/:"/, ':"\\ud800\\u0000'),
  (text) => `${'['.repeat(50_000)}${text}`,
  (text) => `${'{"a":'.repeat(5_000)}${text}${'}'.repeat(5_000)}`,
  ...['', 'null', 'true', '0', '"', '[]', '[null]', '{}', 'NaN', '\u0000', '{"a":}', '--x', 'undefined'].map(
    (text) => () => text,
  ),
  (_text, dice) => bytes(dice.below(200), dice),
  (text) => Uint8Array.from([...Buffer.from(text.slice(0, -2)), 0xff, 0xfe, 0xc0, 0x22, 0x7d]),
  () => `{"a":"${'x'.repeat(JSON_BODY_MAXIMUM_BYTES)}"}`,
  () => `[${'0,'.repeat(60_000)}0]`,
];

const fieldText = (value: unknown) => (typeof value === 'string' ? value : jsonOf(value)).slice(0, 20_000);

/** An input as a form with some fields spoilt, perhaps with an invalid file. */
function oddForm(input: unknown, dice: Dice): FormData {
  const fields = input instanceof FormData ? Object.fromEntries(input) : Object(input ?? {});
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (dice.oneIn(8)) continue;
    form.append(name, fieldText(dice.oneIn(3) ? oddValue(dice) : value));
    if (dice.oneIn(10)) form.append(name, fieldText(oddValue(dice)));
  }
  if (dice.oneIn(3)) form.append(fieldText(oddValue(dice)).slice(0, 500), fieldText(oddValue(dice)));
  if (dice.oneIn(2)) {
    const name = fieldText(oddValue(dice)).slice(0, 200);
    const content = dice.pick([
      bytes(dice.below(400), dice),
      '<svg onload="alert(1)">',
      '',
      'GIF89a',
      '\u0089PNG\r\n\u001a\n',
    ]);
    form.append(
      dice.pick(['image', 'image', 'text', 'options']),
      new File([content], name, { type: 'image/png' }),
    );
  }
  return form;
}

/** A multipart body that no browser would produce. */
function brokenForm(dice: Dice): OddBody {
  const part = 'Content-Disposition: form-data; name="text"\r\n\r\nhello';
  const bodies = [
    ...['', '--x', '--x--', '--x\r\n', `--x\r\n${part}`, `--x\r\n${part}\r\n--x--`, `--x\r\n\r\n\r\n--x--`],
    ...['--x\r\nContent-Disposition: form-data\r\n\r\nhello\r\n--x--', `--y\r\n${part}\r\n--y--`, part],
    ...[`--x\r\nContent-Disposition: form-data; name="image"; filename="\u0000/../a"\r\n\r\n\r\n--x--`],
    `${`--x\r\n${part}\r\n`.repeat(2000)}--x--`,
  ];
  return { body: dice.pick(bodies), type: 'multipart/form-data; boundary=x' };
}

/** A body for an operation with this input, spoilt in one of many ways. */
export function oddBody(input: unknown, dice: Dice): OddBody {
  if (dice.oneIn(12)) return brokenForm(dice);
  if (input instanceof FormData ? !dice.oneIn(4) : dice.oneIn(12)) return { body: oddForm(input, dice) };
  const plain = input instanceof FormData ? Object.fromEntries(input) : (input ?? {});
  const type = dice.oneIn(10) ? dice.pick(TYPES) : JSON_TYPE;
  if (dice.oneIn(3)) return { body: dice.pick(BROKEN)(jsonOf(plain), dice), type };
  return { body: jsonOf(spoilt(plain, dice)), type };
}
