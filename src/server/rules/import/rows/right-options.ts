import { alphabetsOf, LATIN, labelIn, placeOf } from './option-labels';
import { type RowOption, splitCell } from './row-cells';

/** How answers name options, decided from all rows of a sheet. */
export interface Naming {
  /**
   * Whether a label, "B" or "2", refers to the option with that label even if another option has it as its
   * text.
   */
  readonly isByLabel: boolean;
  /** The number of the first option. */
  readonly from: 0 | 1;
  /** Whether the numbers in all rows could count from 0 or from 1, below an index heading. */
  readonly isUnsure: boolean;
  readonly alphabets: readonly string[];
}

interface Answered {
  readonly options: readonly RowOption[];
  readonly correct: readonly string[];
}

const COUNTED: Naming = { isByLabel: true, from: 1, isUnsure: false, alphabets: [LATIN] };

/** By label if every row allows it and not every row names its options by text. */
export function namingOf(rows: readonly Answered[], { isIndex = false } = {}): Naming {
  const choices = rows.filter(({ options, correct }) => options.length > 1 && correct.length > 0);
  const naming = { ...COUNTED, ...countOf(choices, isIndex), alphabets: alphabetsIn(choices) };
  const allow = (isByLabel: boolean) =>
    choices.length > 0 &&
    choices.every((row) => rightOptions(row, { ...naming, isByLabel, isOnly: true }).unknown.length === 0);
  const isByText = allow(false);
  return { ...naming, isByLabel: allow(true) && !isByText, ...(isByText && { from: 1, isUnsure: false }) };
}

/** The maximum length of a list of labels. */
const LABELS_MAXIMUM = 60;

const labelsOf = ({ correct }: Answered): (string | undefined)[] =>
  correct.flatMap((cell) => (cell.length > LABELS_MAXIMUM ? [undefined] : partsOf(cell).map(labelIn)));

const alphabetsIn = (rows: readonly Answered[]): string[] =>
  alphabetsOf(rows.flatMap(labelsOf).flatMap((label) => label ?? []));

/** The number of the first option, if numbers name the options. */
function countOf(rows: readonly Answered[], isIndex: boolean): Pick<Naming, 'from' | 'isUnsure'> {
  const keys = rows.map(labelsOf);
  const areNumbers = keys.flat().every((key) => key !== undefined && /^\d/.test(key));
  const hasZeroth = rows.some(({ options }) => options.some(({ label }) => label === '0'));
  if (rows.length === 0 || !areNumbers || hasZeroth) return COUNTED;
  if (keys.flat().some((key) => Number(key) === 0)) return { from: 0, isUnsure: false };
  const hasLast = rows.some(({ options }, at) => keys[at]?.some((key) => Number(key) >= options.length));
  return isIndex && !hasLast ? { from: 0, isUnsure: true } : COUNTED;
}

/** The right options of a row, in the options' order, and the words that match none. */
export function rightOptions(
  { options, correct }: Answered,
  ways: Naming & { isOnly?: boolean },
): { right: RowOption[]; unknown: string[] } {
  const found = correct.map((cell) => inCell(cell, options, { isOnly: false, ...ways }));
  const named = new Set(found.flatMap(({ right }) => right));
  return {
    right: options.filter((option) => named.has(option)),
    unknown: found.flatMap(({ unknown }) => unknown),
  };
}

type Ways = Naming & { isOnly: boolean };

/** A cell may hold one option or a list: a text can contain commas. */
function inCell(
  cell: string,
  options: readonly RowOption[],
  ways: Ways,
): { right: RowOption[]; unknown: string[] } {
  const whole = namedBy(cell, options, ways);
  if (whole) return { right: [whole], unknown: [] };
  for (const parts of [splitCell(cell), partsOf(cell), lettersOf(cell)]) {
    if (parts.length < 2 || parts.length > options.length * 2) continue;
    const named = parts.map((part) => namedBy(part.trim(), options, ways));
    if (!named.includes(undefined)) return { right: named.flatMap((each) => each ?? []), unknown: [] };
  }
  return { right: [], unknown: [cell] };
}

/** The maximum length of a list of labels or options. */
const LIST_MAXIMUM = 2000;

/** "A, C", "1 & 3", "A und C". */
const partsOf = (cell: string): string[] =>
  cell.length > LIST_MAXIMUM
    ? [cell]
    : cell
        .replaceAll('\n', ';')
        .replace(/\s+/g, ' ')
        .split(/ ?[,;&+/|，、；،؛] ?| (?:and|und|et|y|e|i|en|och|og|dan|и|або|और|و) /i);

/** "ACD", "A C D" */
export const lettersOf = (cell: string): string[] =>
  /^[A-J](?: ?[A-J]){1,9}$/.test(cell) ? [...cell.replaceAll(' ', '')] : [];

function namedBy(text: string, options: readonly RowOption[], ways: Ways): RowOption | undefined {
  const { isByLabel, isOnly } = ways;
  // Ignores case if only one option matches: CO and Co may both be options.
  const byText = () => {
    const alike = options.filter((option) => option.text.toLowerCase() === text.toLowerCase());
    return alike.find((option) => option.text === text) ?? (alike.length === 1 ? alike[0] : undefined);
  };
  const byLabel = () => labelled(text, options, ways) ?? byBoth(text, options, ways);
  if (isOnly) return isByLabel ? byLabel() : byText();
  return isByLabel ? (byLabel() ?? byText()) : (byText() ?? byLabel());
}

/** "B) Oslo" */
function byBoth(text: string, options: readonly RowOption[], ways: Naming): RowOption | undefined {
  const [, label = '', rest] = /^\s*\(?(\p{L}|\d{1,2})\s?[).:–-]\s*(\S.*)$/u.exec(text) ?? [];
  const option = rest === undefined ? undefined : labelled(label, options, ways);
  return option?.text.toLowerCase() === rest?.toLowerCase() ? option : undefined;
}

/** By its column's label, else by its position. */
function labelled(
  text: string,
  options: readonly RowOption[],
  { from, alphabets }: Naming,
): RowOption | undefined {
  const label = labelIn(text);
  if (label === undefined) return undefined;
  const isNumber = /^\d/.test(label);
  if (isNumber && options.some((option) => option.label === '0'))
    return options.find((option) => option.label === label);
  const place = isNumber ? Number(label) - from : placeOf(label, alphabets);
  if (place === undefined || place < 0) return undefined;
  const labels = [LATIN[place], `${place + 1}`];
  const isLabelled = options.every((option) => option.label !== '');
  return isLabelled ? options.find((option) => labels.includes(option.label)) : options[place];
}
