import { ownerAccount, readStored, removeStored, writeStored } from '../platform/local-storage';
import { useWatched, watched } from '../watched';

export type Help = 'text' | 'spacing' | 'ruler' | 'voice' | 'clock';

/** The key prefix of a student's choices, followed by the account, since computers are shared. */
const PREFIX = 'readingHelp:';

/** The choice without a known account, for the life of the page. */
let unkept = '';

function read(): string {
  const account = ownerAccount();
  return account === undefined ? unkept : (readStored(PREFIX + account) ?? '');
}

// Follows choices made in another tab.
const chosen = watched(read, () => [[window, 'storage']]);

/** The student's choices as names separated by spaces. */
export const useChosen = (): string => useWatched(chosen);

export const isIn = (names: string, help: Help): boolean => names.split(' ').includes(help);

export function choose(help: Help, isOn: boolean): void {
  const others = read()
    .split(' ')
    .filter((name) => name !== '' && name !== help);
  const names = [...others, ...(isOn ? [help] : [])].join(' ');
  const account = ownerAccount();
  if (account === undefined) unkept = names;
  else if (names === '') removeStored(PREFIX + account);
  else writeStored(PREFIX + account, names);
  chosen.changed();
}
