/** What stands before a family's name and is part of it. */
const PARTICLE =
  /^(?:af|al|av|bin|da|dal|das|de|del|dela|della|den|der|des|di|do|dos|du|el|la|las|le|los|ten|ter|van|von|vom|zu|zum|zur)$/;
const isLoud = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Whether the words of a name say by no comma which is the family's. */
export const isOrderOpenIn = (name: string): boolean => /\S\s+\S/.test(name) && !/[,，،]/.test(name);

/**
 * "Hana Kobayashi" of "Kobayashi Hana": the family's name is the words in capitals, else the first word with the particles before
 * it. A name whose capitals stand behind is in its order already.
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
