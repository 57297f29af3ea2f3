import { foldedWords } from '../../../shared/folded-words';

/** Comparable forms of a name, without case, accents and signs. A name of signs alone is kept as it is. */
export interface NameKeys {
  readonly inOrder: string;
  /** The same for "Asha Rao" and "Rao Asha". */
  readonly anyOrder: string;
  /** The words of the name; in Chinese, Japanese and Korean each character is a word. */
  readonly words: readonly string[];
  /** One bit per letter: names with a typo or two differ in few bits. */
  readonly letters: number;
}

interface Named {
  readonly name: string;
}

const known = new WeakMap<Named, NameKeys>();

/** The keys of a person's name, computed once per person. */
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
