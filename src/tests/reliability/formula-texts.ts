/** Known starts of formulas in spreadsheet programs, and characters that hide them from a simple check. */
const STARTS = [
  ...['=', '+', '-', '@', '＝', '＋', '－', '＠'],
  ...[
    '\t=',
    '\r=',
    '\n=',
    '\r\n=',
    ' =',
    '\u00a0=',
    '\u200b=',
    '\ufeff=',
    '\u3000＝',
    '"=',
    "'=",
    '==',
    '=+',
    '-+',
  ],
] as const;

const BODIES = [
  '1000+337',
  'SUM(1000;337)',
  'HYPERLINK("http://127.0.0.1:9/leak";"click")',
  'WEBSERVICE("http://127.0.0.1:9/leak")',
  'DDE("soffice";"/etc/passwd";"A1")',
  "cmd|'/C calc'!A0",
  'IF(1=1;"ran";"")',
] as const;

/** Text that starts a cell if another separator is used or quotes are ignored. */
const INSIDE = [
  ...['a;=1000+337', 'a\t=1000+337', 'a|=1000+337', 'a\n=1000+337', 'a\r\n=1000+337'],
  ...['a",=1000+337', 'a"\r\n=1000+337,"', 'a";=1000+337;"', 'a;＝1000+337', 'a; @SUM(1000;337)'],
  ...['a;=1000+337&"', 'a\n=1000+337&""', ';=1000+337', 'a;\t=1000+337', 'a;"=1000+337'],
] as const;

/** Texts that try to be evaluated. */
export const FORMULA_TEXTS: readonly string[] = [
  ...STARTS.flatMap((start) => BODIES.map((body) => start + body)),
  ...INSIDE,
];

/** Numeric texts, which must stay numbers. */
export const NUMBER_TEXTS = ['-5', '+3.5', '12', '0.5', '1e-7', '-0.25'] as const;
