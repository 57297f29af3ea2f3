import { foldedWords } from '../../../shared/folded-words';

/** A name as it is compared with many others, without case, accents and signs. A name of signs alone stays as it is. */
export interface NameKeys {
  readonly inOrder: string;
  /** The same for "Asha Rao" and "Rao Asha". */
  readonly anyOrder: string;
  /** The words by which it can be known again; of Chinese and its kin each sign is one. */
  readonly words: readonly string[];
  /** One bit a letter: names that differ by a slip or two have nearly the same. */
  readonly letters: number;
}

interface Named {
  readonly name: string;
}

const known = new WeakMap<Named, NameKeys>();

/** The keys of somebody's name; worked out once, with however many others it is compared. */
export function nameKeysOf(person: Named): NameKeys {
  const keys = known.get(person) ?? readKeys(person.name);
  known.set(person, keys);
  return keys;
}

function readKeys(name: string): NameKeys {
  const inOrder = foldedWords(name).join(' ') || name;
  const all = inOrder.split(' ');
  let letters = 0;
  for (const letter of inOrder) letters |= 1 << ((letter.codePointAt(0) ?? 0) % 32);
  return {
    ...{ inOrder, letters, anyOrder: all.toSorted().join(' ') },
    words: [...new Set(all.filter((word) => word.length > 1 || !/[a-z]/.test(word)))],
  };
}
