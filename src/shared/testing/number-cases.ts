import type { JudgedNumber } from '../number-answer/judge-number';
import type { NumberKey } from '../number-answer/number-key';

/** An answer, its key, and a teacher's verdict. */
export interface NumberCase {
  readonly key: NumberKey;
  readonly text: string;
  readonly isValueRight: boolean;
  readonly unit: JudgedNumber['unit'];
}

interface Asked {
  /**
   * In English decimal notation: the cases are computed in integers, independently of the code under test.
   */
  readonly value: string;
  readonly off: string;
  readonly unit?: string;
  /** Equivalent units, with the ratio of the key's unit to each. */
  readonly same?: Readonly<Record<string, string>>;
  readonly wrong?: readonly string[];
}

const ASKED: readonly Asked[] = [
  { value: '1234.5', off: '0.5' },
  { value: '0.3', off: '0.1' },
  { value: '-2500000', off: '0' },
  { value: '100000', off: '1' },
  {
    ...{ value: '20', off: '0.5', unit: 'm/s', wrong: ['m', 'kg', 'm/s²', 'miles'] },
    same: {
      'm/s': '1',
      'ms^-1': '1',
      'ms⁻¹': '1',
      'm s^-1': '1',
      'm·s⁻¹': '1',
      'km/h': '3.6',
      'cm/s': '100',
      'meters per second': '1',
    },
  },
  {
    ...{ value: '9.81', off: '0.05', unit: 'm/s^2', wrong: ['m/s', 'N', 's'] },
    same: {
      'm/s²': '1',
      'm/s2': '1',
      'm s^-2': '1',
      'ms-2': '1',
      'm.s^-2': '1',
      'm/s/s': '1',
      'N/kg': '1',
      'cm/s^2': '100',
    },
  },
  {
    ...{ value: '49.05', off: '0.5', unit: 'N', wrong: ['kg', 'J', 'Pa'] },
    same: { N: '1', newtons: '1', 'kg·m/s^2': '1', 'kg m s⁻²': '1', kN: '0.001', 'J/m': '1' },
  },
  {
    ...{ value: '1.5', off: '0', unit: 'kWh', wrong: ['kW', 'h', 'kW/h'] },
    same: { kWh: '1', 'kW h': '1', Wh: '1000', MJ: '3.6', J: '3600000', 'kilowatt-hours': '' },
  },
  {
    ...{ value: '250', off: '5', unit: 'mL', wrong: ['g', 'cm', 'kg'] },
    same: { mL: '1', ml: '1', L: '0.001', l: '0.001', 'cm³': '1', cc: '1', litres: '0.001' },
  },
  {
    ...{ value: '12.5', off: '0.5', unit: 'µg/mL', wrong: ['µg', 'mol/L', 'mL'] },
    same: { 'µg/mL': '1', 'ug/ml': '1', 'mg/L': '1', 'μg mL⁻¹': '1', 'g/L': '0.001' },
  },
  {
    ...{ value: '0.25', off: '0.01', unit: 'mol/L', wrong: ['mol', 'g/L'] },
    same: { 'mol/L': '1', 'mol l^-1': '1', M: '1', 'mmol/L': '1000', 'mol/dm³': '1' },
  },
  {
    ...{ value: '-40', off: '1', unit: '°C', wrong: ['K', '%', 'm'] },
    same: { '°C': '1', '° C': '1', ºC: '1', '℃': '1', 'degrees Celsius': '1', 'deg C': '1' },
  },
  {
    ...{ value: '30', off: '0.5', unit: '°', wrong: ['°C', 'm'] },
    same: { '°': '1', degrees: '1', deg: '1' },
  },
  {
    ...{ value: '4180', off: '20', unit: 'J/(kg K)', wrong: ['J', 'J/kg', 'J K'] },
    same: {
      'J/(kg K)': '1',
      'J/kg K': '1',
      'J/(kg·°C)': '1',
      'J kg^-1 K^-1': '1',
      'kJ/(kg·K)': '0.001',
      'Jkg⁻¹K⁻¹': '1',
      'J/(kg °K)': '1',
      'J/g/K': '0.001',
    },
  },
  {
    ...{ value: '101325', off: '50', unit: 'Pa', wrong: ['N', 'kg'] },
    same: { Pa: '1', pascals: '1', kPa: '0.001', hPa: '0.01', 'N/m²': '1', bar: '0.00001' },
  },
  {
    ...{ value: '90', off: '0', unit: 'min', wrong: ['m', 'kg'] },
    same: { min: '1', minutes: '1', mins: '1', s: '60', seconds: '60' },
  },
  {
    ...{ value: '2.7', off: '0.1', unit: 'g/cm^3', wrong: ['g', 'g/cm^2'] },
    same: {
      'g/cm³': '1',
      'gcm⁻³': '1',
      'kgm^-3': '1000',
      'g cm^-3': '1',
      'kg/m³': '1000',
      'g/mL': '1',
      'kg/L': '1',
    },
  },
  { value: '49.5', off: '0.5', unit: '€', same: { '€': '1', EUR: '1', euros: '1' }, wrong: ['$', 'kg'] },
  { value: '12', off: '0', unit: 'मीटर', same: { मीटर: '1' }, wrong: ['kg', 'm'] },
  { value: '7.5', off: '0.5', unit: 'L/100 km', same: { 'L/100 km': '1' }, wrong: ['L', 'km'] },
  { value: '6', off: '0', unit: 'N m', same: { 'N m': '1', Nm: '1', N·m: '1', J: '1' }, wrong: ['N/m', 'N'] },
];

const STYLES: readonly ((number: Plain) => string)[] = [
  ({ sign, whole, decimals }) => `${sign}${whole}${after('.', decimals)}`,
  ({ sign, whole, decimals }) => `${sign}${whole}${after(',', decimals)}`,
  ({ sign, whole, decimals }) => `${sign}${inThrees(whole, ',')}${after('.', decimals)}`,
  ({ sign, whole, decimals }) =>
    `${sign}${inThrees(whole, isPlainlyGerman(whole, decimals) ? '.' : '')}${after(',', decimals)}`,
  ({ sign, whole, decimals }) => `${sign}${inThrees(whole, '\u202f')}${after(',', decimals)}`,
  ({ sign, whole, decimals }) => `${sign}${inThrees(whole, '’')}${after('.', decimals)}`,
  ({ sign, whole, decimals }) => `${sign.replace('-', '−')}${asInIndia(whole)}${after('.', decimals)}`,
  (number) => inDigits('०१२३४५६७८९', STYLES[0]?.(number) ?? ''),
  (number) => inDigits('০১২৩৪৫৬৭৮৯', STYLES[0]?.(number) ?? ''),
  ({ sign, whole, decimals }) =>
    `${sign}${inDigits('٠١٢٣٤٥٦٧٨٩', `${inThrees(whole, '٬')}${after('٫', decimals)}`)}`,
  (number) => inDigits('۰۱۲۳۴۵۶۷۸۹', STYLES[0]?.(number) ?? ''),
  (number) => inDigits('０１２３４５６７８９', STYLES[0]?.(number) ?? '').replace('.', '．'),
  (number) => `${mantissa(number, '.')}×10^${exponent(number)}`,
  (number) =>
    `${mantissa(number, ',')}·10${inDigits('⁰¹²³⁴⁵⁶⁷⁸⁹', String(exponent(number))).replace('-', '⁻')}`,
  (number) => `${mantissa(number, '.')}E${exponent(number)}`,
];

/** The distance of an answer from the key, in multiples of its tolerance or, without one, of 1. */
const BESIDE = ['0', '1', '-1', '1.2', '-3'] as const;

/** Every key with numbers within, at and beyond its tolerance, in every style and with every unit in turn. */
export const numberCases = (): readonly NumberCase[] =>
  ASKED.flatMap((asked) => {
    const { value, off, unit } = asked;
    const key = { value: Number(value), tolerance: Number(off), ...(unit !== undefined && { unit }) };
    return unitsOf(asked).flatMap(({ spelling, ratio, verdict }, at) =>
      BESIDE.flatMap((beside, place) => {
        const step = off === '0' ? '1' : off;
        const isValueRight = Math.abs(Number(beside)) <= (off === '0' ? 0 : 1);
        const given = plainOf((scaled(value) + product(scaled(beside), scaled(step))) * scaled(ratio));
        return [0, 4, 7].map((turn) => {
          const style = STYLES[(at * 3 + place + turn * 2) % STYLES.length] ?? String;
          return { key, text: withUnit(style(given), spelling, turn), isValueRight, unit: verdict };
        });
      }),
    );
  });

interface Spelling {
  readonly spelling: string;
  readonly ratio: string;
  readonly verdict: JudgedNumber['unit'];
}

function unitsOf({ unit, same = {}, wrong = [] }: Asked): readonly Spelling[] {
  // Without a required unit any is accepted.
  if (unit === undefined)
    return ['', '', 'kg', 'apples'].map((spelling) => ({ spelling, ratio: '1', verdict: 'right' }));
  const right = Object.entries(same).filter(([, ratio]) => ratio !== '');
  return [
    ...right.map(([spelling, ratio]): Spelling => ({ spelling, ratio, verdict: 'right' })),
    ...wrong.map((spelling): Spelling => ({ spelling, ratio: '1', verdict: 'wrong' })),
    { spelling: '', ratio: '1', verdict: 'missing' },
  ];
}

function withUnit(number: string, spelling: string, turn: number): string {
  if (spelling === '') return number;
  // A letter after E notation, and a word, need a space.
  const isApart = turn > 0 || spelling.length > 4;
  return `${number}${isApart ? ' ' : ''}${spelling}`;
}

const PLACES = 20;
const scaled = (text: string): bigint => {
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.');
  const size = BigInt(whole + decimals.padEnd(PLACES, '0'));
  return text.startsWith('-') ? -size : size;
};
const product = (left: bigint, right: bigint) => (left * right) / 10n ** BigInt(PLACES);

interface Plain {
  readonly sign: '-' | '';
  readonly whole: string;
  readonly decimals: string;
}

/** A number with doubled decimal places, as digits. */
function plainOf(number: bigint): Plain {
  const digits = String(number < 0n ? -number : number).padStart(2 * PLACES + 1, '0');
  const decimals = digits.slice(-2 * PLACES).replace(/0+$/, '');
  return { sign: number < 0n ? '-' : '', whole: digits.slice(0, -2 * PLACES), decimals };
}

const after = (sign: string, decimals: string) => (decimals === '' ? '' : sign + decimals);
const inThrees = (whole: string, sign: string) => whole.replace(/\B(?=(?:\d{3})+$)/g, sign);
const asInIndia = (whole: string) =>
  whole.length > 3 ? `${whole.slice(0, -3).replace(/\B(?=(?:\d{2})+$)/g, ',')},${whole.slice(-3)}` : whole;
const inDigits = (digits: string, text: string) =>
  text.replace(/\d/g, (digit) => Array.from(digits)[Number(digit)] ?? digit);
/** A lone point before three digits is a decimal point. */
const isPlainlyGerman = (whole: string, decimals: string) => decimals !== '' || whole.length > 6;

const significant = ({ whole, decimals }: Plain) => (whole === '0' ? '' : whole) + decimals;
const exponent = ({ whole, decimals }: Plain) =>
  whole === '0' ? -(decimals.length - decimals.replace(/^0+/, '').length + 1) : whole.length - 1;
function mantissa(number: Plain, sign: string): string {
  const digits = significant(number).replace(/^0+/, '').replace(/0+$/, '') || '0';
  return `${number.sign}${digits.slice(0, 1)}${after(sign, digits.slice(1))}`;
}
