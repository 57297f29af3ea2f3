import { skippedReasons, unclearReasons } from '../../../shared/roster/messages';
import { nameKeysOf } from './name-keys';
import type { RosterRow, SkippedLine } from './read-roster';

/**
 * Drops repeated lines. If neither number nor address tells two lines apart, the one with less data is doubtful, in
 * whichever order they come.
 */
export function withoutRepeated(rows: readonly RosterRow[]): { rows: RosterRow[]; skipped: SkippedLine[] } {
  const skipped: SkippedLine[] = [];
  const byContent = Map.groupBy(rows, ({ pupil: { name, number, email } }) =>
    JSON.stringify([name, number, email]),
  );
  const once = [...byContent.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    // Without a number or address they may be two people.
    const isSure = first.pupil.number !== null || first.pupil.email !== null;
    if (!isSure) return [first, ...more.map((row) => doubted(row, unclearReasons.sameName(first.line)))];
    skipped.push(
      ...more.map(({ line, text }) => ({ line, text, reason: skippedReasons.repeated(first.line) })),
    );
    return [first];
  });
  const clashing = clashes(clashes(once, 'number'), 'email');
  return { rows: sameNames(clashing).sort((a, b) => a.line - b.line), skipped };
}

const doubted = (row: RosterRow, doubt: string): RosterRow => ({ ...row, doubt: row.doubt ?? doubt });

/** Different names under one number or address: its owner is unknown. */
function clashes(rows: readonly RosterRow[], of: 'number' | 'email'): RosterRow[] {
  const sentence = of === 'number' ? unclearReasons.sameNumber : unclearReasons.sameEmail;
  const groups = Map.groupBy(rows, ({ pupil }) => pupil[of]?.toLowerCase());
  return rows.map((row) => {
    const others = row.pupil[of] === null ? [] : (groups.get(row.pupil[of].toLowerCase()) ?? []);
    const other = others.find((each) => each !== row);
    return other ? doubted(row, sentence(other.line)) : row;
  });
}

function sameNames(rows: readonly RosterRow[]): RosterRow[] {
  const groups = Map.groupBy(rows, ({ pupil }) => nameKeysOf(pupil).inOrder);
  return rows.map((row) => {
    const better = (groups.get(nameKeysOf(row.pupil).inOrder) ?? []).find(
      (other) => other !== row && !areDistinguishable(row, other) && isBetter(other, row),
    );
    return better ? doubted(row, unclearReasons.sameName(better.line)) : row;
  });
}

const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.toLowerCase() !== other.toLowerCase();
const areDistinguishable = ({ pupil: one }: RosterRow, { pupil: other }: RosterRow): boolean =>
  differ(one.number, other.number) || differ(one.email, other.email);

/** Whether the first of two indistinguishable lines has more data. */
function isBetter(one: RosterRow, other: RosterRow): boolean {
  const rank = ({ pupil }: RosterRow) => (pupil.number === null ? 0 : 2) + (pupil.email === null ? 0 : 1);
  if (rank(one) !== rank(other)) return rank(one) > rank(other);
  if (one.pupil.name !== other.pupil.name) return one.pupil.name < other.pupil.name;
  return one.line < other.line;
}
