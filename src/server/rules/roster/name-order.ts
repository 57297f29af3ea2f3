/** Particles before a surname, which belong to it. */
const PARTICLE =
  /^(?:af|al|av|bin|da|dal|das|de|del|dela|della|den|der|des|di|do|dos|du|el|la|las|le|los|ten|ter|van|von|vom|zu|zum|zur)$/;
const isLoud = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Whether the order of surname and first names is ambiguous because there is no comma. */
export const isOrderOpenIn = (name: string): boolean => /\S\s+\S/.test(name) && !/[,，،]/.test(name);

/**
 * Turns "Kobayashi Hana" into "Hana Kobayashi". The surname is the words in capitals, else the first word with its
 * particles. A name that ends in capitals is in order already.
 */
export function turnedName(name: string): string {
  const words = name.split(' ');
  const loud = words.map(isLoud);
  const isTelling = loud.includes(true) && loud.includes(false);
  if (isTelling && !loud[0] && loud.at(-1)) return name;
  const after =
    isTelling && loud[0] ? loud.indexOf(false) : words.findIndex((word) => !PARTICLE.test(word)) + 1;
  return [...words.slice(after), ...words.slice(0, after)].join(' ');
}
