import type { RosterAnswer, RosterDecision } from '../../../../shared/classes/schema';
import type { Counts } from './roster-texts';
import type { RosterChoices } from './send-roster';

type Unclear = RosterAnswer['unclear'][number];
type Named = RosterAnswer['gone'][number];

/** The decision on a line as a select's value; '' for none. */
export const chosenFor = ({ decisions }: RosterChoices, line: number): string => {
  const means = decisions.find((decision) => decision.line === line)?.means;
  return typeof means === 'object' ? means.memberId : (means ?? '');
};

export function withChoice(choices: RosterChoices, line: number, chosen: string): RosterChoices {
  const others = choices.decisions.filter((decision) => decision.line !== line);
  if (chosen === '') return { ...choices, decisions: others };
  const means: RosterDecision['means'] =
    chosen === 'new' || chosen === 'nobody' ? chosen : { memberId: chosen };
  return { ...choices, decisions: [...others, { line, means }] };
}

export const withKept = (choices: RosterChoices, memberId: string, stays: boolean): RosterChoices => ({
  ...choices,
  keep: stays ? [...choices.keep, memberId] : choices.keep.filter((each) => each !== memberId),
});

/** The lines to decide: initially unclear ones, decided or not, and those made unclear by a decision. */
export function linesToDecide(asRead: RosterAnswer, answer: RosterAnswer): Unclear[] {
  const now = new Map(answer.unclear.map((line) => [line.line, line]));
  const first = asRead.unclear.map((line) => {
    const still = now.get(line.line);
    return still ? { ...line, reason: still.reason } : line;
  });
  const known = new Set(first.map(({ line }) => line));
  return [...first, ...answer.unclear.filter(({ line }) => !known.has(line))].sort((a, b) => a.line - b.line);
}

/** Members missing from the list: those leaving, and those kept. */
export function notListed(answer: RosterAnswer, { keep }: RosterChoices): Named[] {
  const leaving = new Set(answer.gone.map(({ memberId }) => memberId));
  // The last decision is not yet in the comparison.
  const kept = answer.members.filter(({ _id }) => keep.includes(_id) && !leaving.has(_id));
  const all = [...answer.gone, ...kept.map(({ _id, name }) => ({ memberId: _id, name }))];
  return all.toSorted((a, b) => a.name.localeCompare(b.name));
}

export const countsOf = ({ added, renamed, gone, unclear }: RosterAnswer): Counts => ({
  ...{ added: added.length, changed: renamed.length, gone: gone.length },
  unclear: unclear.length,
});
