/** Particles before a surname, which belong to it. */
const PARTICLE =
  /^(?:af|al|av|bin|da|dal|das|de|del|dela|della|den|der|des|di|do|dos|du|el|la|las|le|los|ten|ter|van|von|vom|zu|zum|zur)$/;
const isLoud = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Whether the order of surname and first names is ambiguous because there is no comma. */
export const isOrderOpenIn = (name: string): boolean => /\S\s+\S/.test(name) && !/[,，،]/.test(name);

/**
 * Turns "Kobayashi Hana" into "Hana Kobayashi". The surnames are the words in capitals, else the first one or two words with
 * their particles. A name that ends in capitals is in order already.
 */
export function turnedName(name: string, families: 1 | 2): string {
  const words = name.split(' ');
  const loud = words.map(isLoud);
  const isTelling = loud.includes(true) && loud.includes(false);
  if (isTelling && !loud[0] && loud.at(-1)) return name;
  const after = isTelling && loud[0] ? loud.indexOf(false) : endOfFamilies(words, families);
  return [...words.slice(after), ...words.slice(0, after)].join(' ');
}

/** How many words are the family's: at least one is left for the student. */
function endOfFamilies(words: readonly string[], families: number): number {
  let end = 0;
  for (let family = 0; family < families; family += 1) {
    const next = endOfFamily(words, end);
    if (next >= words.length) break;
    end = next;
  }
  return end;
}

/** "de la Cruz", "De la Cruz", "Ortega y Gasset". */
function endOfFamily(words: readonly string[], from: number): number {
  const isParticle = (at: number): boolean => PARTICLE.test(words[at] ?? '');
  let end = isParticle(from + 1) && PARTICLE.test((words[from] ?? '').toLowerCase()) ? from + 1 : from;
  while (isParticle(end)) end += 1;
  end += 1;
  while (/^[yie]$/.test(words[end] ?? '') && end + 2 < words.length) end += 2;
  return end;
}
