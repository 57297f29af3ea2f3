import { ownerAccount, readStored, removeStored, writeStored } from '../platform/local-storage';
import { useWatched, watched } from '../watched';

export type Help = 'text' | 'spacing' | 'ruler' | 'voice' | 'clock';

/** Before an account, the key of what its student has switched on: the next student at this computer has an own one. */
const PREFIX = 'readingHelp:';

/** Where it is not known whose page this is: for as long as the page is there. */
let unkept = '';

function read(): string {
  const account = ownerAccount();
  return account === undefined ? unkept : (readStored(PREFIX + account) ?? '');
}

// A switch that is turned in another tab counts here as well.
const chosen = watched(read, () => [[window, 'storage']]);

/** What this student has switched on, by names with a space between. */
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
