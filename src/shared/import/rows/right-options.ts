import { type RowOption, splitCell } from './row-cells';

const LETTERS = 'abcdefghij';
const LABELS = /^(?:(?:option|answer|choice) ?)?[({[]?([a-j]|\d{1,2})[)}\].]?$/i;

/** How the answers of a sheet name their options, as all its rows have it. */
export interface Naming {
  /** Whether a label, "B" or "2", means the option that has it even where another option is called so. */
  readonly isByLabel: boolean;
}

interface Answered {
  readonly options: readonly RowOption[];
  readonly correct: readonly string[];
}

/** By label where every row allows it and not every row names its options by their texts. */
export function namingOf(rows: readonly Answered[]): Naming {
  const choices = rows.filter(({ options, correct }) => options.length > 1 && correct.length > 0);
  const allow = (isByLabel: boolean) =>
    choices.length > 0 &&
    choices.every((row) => rightOptions(row, { isByLabel, isOnly: true }).unknown.length === 0);
  return { isByLabel: allow(true) && !allow(false) };
}

/** The right options of a row, in the order of the options, and what names none. */
export function rightOptions(
  { options, correct }: Answered,
  { isByLabel, isOnly = false }: Naming & { isOnly?: boolean },
): { right: RowOption[]; unknown: string[] } {
  const found = correct.map((cell) => inCell(cell, options, { isByLabel, isOnly }));
  const named = new Set(found.flatMap(({ right }) => right));
  return {
    right: options.filter((option) => named.has(option)),
    unknown: found.flatMap(({ unknown }) => unknown),
  };
}

type Ways = Required<Naming & { isOnly: boolean }>;

/** A cell may be one option, or list several: a text may have commas itself. */
function inCell(
  cell: string,
  options: readonly RowOption[],
  ways: Ways,
): { right: RowOption[]; unknown: string[] } {
  const whole = namedBy(cell, options, ways);
  if (whole) return { right: [whole], unknown: [] };
  for (const parts of [splitCell(cell), cell.split(/\s*(?:,|;|&|\+|\/|\band\b)\s*/i), lettersOf(cell)]) {
    const named = parts.map((part) => namedBy(part.trim(), options, ways));
    if (parts.length > 1 && !named.includes(undefined))
      return { right: named.flatMap((each) => each ?? []), unknown: [] };
  }
  return { right: [], unknown: [cell] };
}

/** "ACD", "A C D" */
export const lettersOf = (cell: string): string[] =>
  /^[A-J](?: ?[A-J]){1,9}$/.test(cell) ? [...cell.replaceAll(' ', '')] : [];

function namedBy(
  text: string,
  options: readonly RowOption[],
  { isByLabel, isOnly }: Ways,
): RowOption | undefined {
  // In whatever case where that names one alone: CO and Co may both be options.
  const byText = () => {
    const alike = options.filter((option) => option.text.toLowerCase() === text.toLowerCase());
    return alike.find((option) => option.text === text) ?? (alike.length === 1 ? alike[0] : undefined);
  };
  const byLabel = () => labelled(text, options);
  if (isOnly) return isByLabel ? byLabel() : byText();
  return isByLabel ? (byLabel() ?? byText()) : (byText() ?? byLabel());
}

/** By the label of its column, else by its place. */
function labelled(text: string, options: readonly RowOption[]): RowOption | undefined {
  const label = LABELS.exec(text)?.[1]?.toLowerCase();
  if (label === undefined) return undefined;
  const place = LETTERS.includes(label) ? LETTERS.indexOf(label) : Number(label) - 1;
  const isLabelled = options.some((option) => option.label === label);
  return isLabelled ? options.find((option) => option.label === label) : options[place];
}
