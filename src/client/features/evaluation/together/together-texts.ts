import { formatTime } from '../../../../shared/languages/date-form';

export interface Whereabouts {
  readonly name: string;
  /** The number of the question; undefined if none is open. */
  readonly number: number | undefined;
}

const inWords = ({ name, number }: Whereabouts) =>
  number === undefined ? `${name} is here` : `${name} is here, question ${number}`;
const inShort = ({ name, number }: Whereabouts) => (number === undefined ? name : `${name} (${number})`);

export const togetherTexts = {
  here: (all: readonly Whereabouts[]) => {
    const [first, ...more] = all;
    if (!first) return '';
    return more.length === 0 ? inWords(first) : `Here: ${all.map(inShort).join(', ')}`;
  },
  /** Follows the name, for screen readers that cannot see the dot. */
  isHere: ' is here',
  atQuestion: ', question',
  areHere: (names: readonly string[]) => `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} here`,
  gone: (names: readonly string[]) => `${names.join(' and ')} left`,
  marked: (name: string, count: number) => `${name} marked ${count === 1 ? '1 answer' : `${count} answers`}.`,
  /** The author and time of a mark. */
  by: (name: string, at: number) => `${name}, ${formatTime(at)}`,
  conflict: 'Marked by two',
  keepTheirs: (name: string, marks: string) => `Keep ${name}’s ${marks}`,
  keepTheirsAndRest: (names: string, rest: number) =>
    `Keep ${names}’s, mine for the other ${rest === 1 ? 'one' : rest}`,
  giveMine: (marks: string) => `Give mine: ${marks}`,
  giveAllMine: (count: number) => `Give mine to all ${count}`,
  more: (count: number) => `${count} more like this.`,
  theirs: 'your colleagues',
} as const;
