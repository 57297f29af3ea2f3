import {
  MARKS_COLUMNS,
  MARKS_DECIMALS,
  MARKS_SEPARATORS,
  type MarksColumn,
} from '../../../shared/export/marks-columns';
import { isPlainObject } from '../../../shared/parse';
import { parsedJson } from '../../../shared/parsed-json';
import { readStored, writeStored } from '../../platform/local-storage';

/** The chosen columns and separators, kept on the device. */
export interface SchoolFileChoice {
  /** All columns in order. */
  readonly order: readonly MarksColumn[];
  readonly chosen: readonly MarksColumn[];
  readonly separator: keyof typeof MARKS_SEPARATORS;
  readonly decimal: (typeof MARKS_DECIMALS)[number];
}

const KEY = 'schoolFile';

/** The separators usual in the browser's language. */
function usual(): SchoolFileChoice {
  const hasComma = new Intl.NumberFormat(navigator.language).format(1.5).includes(',');
  return {
    ...{ order: MARKS_COLUMNS, chosen: ['number', 'name', 'points'] },
    ...(hasComma
      ? { separator: 'semicolon' as const, decimal: 'comma' as const }
      : { separator: 'comma' as const, decimal: 'point' as const }),
  };
}

const columnsAmong = (list: unknown): MarksColumn[] => {
  const names = new Set(Array.isArray(list) ? list : []);
  return [...names].filter((name): name is MarksColumn => MARKS_COLUMNS.some((column) => column === name));
};

/** The last choice on this device; unknown parts have their defaults. */
export function readChoice(): SchoolFileChoice {
  const stored = parsedJson(readStored(KEY) ?? '');
  const before = usual();
  if (!isPlainObject(stored)) return before;
  const [order, chosen] = [columnsAmong(stored.order), columnsAmong(stored.chosen)];
  const isSeparator = (name: unknown): name is SchoolFileChoice['separator'] =>
    typeof name === 'string' && Object.hasOwn(MARKS_SEPARATORS, name);
  return {
    order: [...order, ...MARKS_COLUMNS.filter((column) => !order.includes(column))],
    chosen: chosen.length > 0 ? chosen : before.chosen,
    separator: isSeparator(stored.separator) ? stored.separator : before.separator,
    decimal: MARKS_DECIMALS.find((decimal) => decimal === stored.decimal) ?? before.decimal,
  };
}

export const keepChoice = (choice: SchoolFileChoice): boolean => writeStored(KEY, JSON.stringify(choice));

export const withoutGrades = (choice: SchoolFileChoice): SchoolFileChoice => ({
  ...choice,
  order: choice.order.filter((column) => column !== 'grade'),
});

export const columnsOf = ({ order, chosen }: SchoolFileChoice): MarksColumn[] =>
  order.filter((column) => chosen.includes(column));
