import { decodedAddress } from '../decoded-address';
import type { ImportedPictures } from '../imported-pictures';
import { textOf, type XmlElement } from '../markup/xml';

const IN_FILE = '@@PLUGINFILE@@';
const DATA = /^data:image\/[\w.+-]{1,40};base64,/;

/** The path of a picture in an address, without its prefix and query. */
export function pathIn(address: string): string | undefined {
  if (!address.startsWith(IN_FILE)) return undefined;
  const path = address.slice(IN_FILE.length).replace(/[?#].*$/s, '');
  return decodedAddress(path).replace(/^\/+/, '');
}

export function dataPicture(address: string, pictures: ImportedPictures): string | undefined {
  const begin = DATA.exec(address)?.[0];
  if (begin === undefined) return undefined;
  const base64 = address.slice(begin.length).replace(/\s+|%0A/gi, '');
  return pictures.add(base64, { base64 });
}

/** Finds the pictures embedded in the file, by path. */
export function embeddedPicture(
  files: readonly XmlElement[],
  pictures: ImportedPictures,
): (address: string) => string | undefined {
  return (address) => {
    const path = pathIn(address);
    if (path === undefined) return dataPicture(address, pictures);
    const file =
      files.find(({ attributes }) => pathOf(attributes) === path) ??
      files.find(({ attributes }) => attributes.name === path.split('/').at(-1));
    const base64 = textOf(file).replace(/\s+/g, '');
    return base64 === '' ? undefined : pictures.add(base64, { base64 });
  };
}

const pathOf = ({ path = '/', name = '' }: XmlElement['attributes']): string =>
  (path + name).replace(/^\/+/, '');
