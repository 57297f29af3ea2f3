import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../../server/testing/property';
import { judgeNumber, sameNumberAs } from './judge-number';
import { numberKeyText, readNumberKey, readTolerance } from './number-key';
import { readNumberAnswer } from './read-number-answer';

/** Numbers as software formats them for different countries, without ambiguous ones. */
const LOCALES = [
  'en',
  'en-IN',
  'de',
  'de-CH',
  'fr',
  'es',
  'pt-BR',
  'ru',
  'pl',
  'sv',
  'hi-IN-u-nu-deva',
  'bn-BD',
  'fa',
  'ar-EG',
  'mr',
  'th-TH-u-nu-thai',
];

const aNumber = fc
  .tuple(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]) => Number(`${digits}e-${places}`));

test.each(LOCALES)('a number in the notation of %s is read back', (locale) => {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 10 });
  checkProperty(
    fc.property(aNumber, (number) => {
      const text = format.format(number);
      const isLonePoint = Number.isInteger(number) && /^\D*\d{1,3}\.\d{3}$/.test(text);
      if (!isLonePoint) expect(readNumberAnswer(text)?.values, text).toContain(number === 0 ? 0 : number);
    }),
  );
});

const WEIRD = [..."0123456789.,' -+×*·^/()%°eE²⁻½٣१㎡m skgµ±=≈…\u0000\u202f\ud83d"];
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...WEIRD), { maxLength: 30 }).map((signs) => signs.join('')),
);

test('no input breaks the reader', () => {
  checkProperty(
    fc.property(anyText, anyText, (text, unit) => {
      const key = { value: 1, tolerance: '5%', unit };
      readNumberKey(text);
      readTolerance(text);
      const same = sameNumberAs(key, text);
      const judged = judgeNumber(key, text);
      expect(judged === undefined).toBe(same.startsWith('text'));
      if (judged) expect(Number.isNaN(judged.value)).toBe(false);
    }),
    { numRuns: 3000 },
  );
});

test.each(['1', '1 ', "1'", '1,', '1.000', ' ', '1e', 'm', 'm^', '((', '/', '1 1/', '±', '-', '½'])(
  'ten thousand characters of %j are not a number',
  (piece) => {
    const text = `1${piece.repeat(10_000 / piece.length)}`;
    expect(readNumberAnswer(text)).toSatisfy(
      (answer: unknown) => answer === undefined || text.trim() === '1',
    );
    expect(readNumberKey(text)?.unit ?? '').toBe('');
    expect(judgeNumber({ value: 1, unit: text }, '1 m')?.unit).toBe('wrong');
  },
);

test('a key is read back from its displayed line', () => {
  const tolerance = fc.oneof(
    fc.constant(undefined),
    fc.integer({ min: 1, max: 99 }).map((percent) => `${percent}%`),
    fc.constantFrom(0.05, 2, 1e-9),
  );
  const unit = fc.constantFrom(
    undefined,
    'm/s',
    'm/s²',
    '°',
    '%',
    '°C',
    'µg/mL',
    '€',
    'kg·m/s^2',
    'apples',
    '/s',
  );
  checkProperty(
    fc.property(aNumber, tolerance, unit, (value, by, measured) => {
      const key = {
        value: value === 0 ? 0 : value,
        ...(by !== undefined && { tolerance: by }),
        ...(measured && { unit: measured }),
      };
      expect(readNumberKey(numberKeyText(key))).toEqual(key);
    }),
  );
});

test('equivalent answers are one, in any spelling', () => {
  const key = { value: 20, unit: 'm/s' };
  const same = (text: string) => sameNumberAs(key, text);
  expect(new Set(['20 m/s', '20.0m/s', '72 km/h', '2×10^1 m s⁻¹', '２０ m/s'].map(same)).size).toBe(1);
  expect(new Set(['20 m/s', '20', '20 kg', '21 m/s', 'twenty'].map(same)).size).toBe(5);
});
