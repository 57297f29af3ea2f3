import { decodedAddress } from '../decoded-address';
import type { PackageFiles } from '../imported';
import type { ImportedPictures } from '../imported-pictures';
import type { PictureOf } from '../markup/rich-from-html';

const PICTURE_FILE = /\.(png|jpe?g|gif|webp|bmp|svg|avif|tiff?)$/i;
/** The prefixes of addresses inside a package. */
const BASE = /^(?:\$|%24)(?:IMS-CC-FILEBASE|IMS_CC_FILEBASE)(?:\$|%24)\//i;
const BLACKBOARD_BASE = /^.*@X@EmbeddedFile\.\w{1,40}@X@/;
const BLACKBOARD_FILE = /xid-\d+_\d+/;
const DATA = /^data:image\/[\w.+-]{1,40};base64,/i;

/** The pictures of a package, by the ends of their paths. */
export class PictureFiles {
  readonly #byName: ReadonlyMap<string, readonly string[]>;
  readonly #byBlackboard: ReadonlyMap<string, string>;

  constructor(readonly files: PackageFiles) {
    const paths = files.paths.filter((path) => PICTURE_FILE.test(path));
    this.#byName = Map.groupBy(paths, nameIn);
    this.#byBlackboard = new Map(
      paths.flatMap((path) => {
        const id = BLACKBOARD_FILE.exec(nameIn(path))?.[0];
        return id === undefined ? [] : [[id, path] as const];
      }),
    );
  }

  /** The path of a picture in a file, by the closest match. */
  find(address: string, from: string): string | undefined {
    const blackboard = BLACKBOARD_FILE.exec(address)?.[0];
    if (blackboard !== undefined) return this.#byBlackboard.get(blackboard);
    const wanted = decodedAddress(
      address
        .replace(BLACKBOARD_BASE, '')
        .replace(BASE, '')
        .replace(/[?#].*$/s, ''),
    );
    const paths = this.#byName.get(nameIn(wanted)) ?? [];
    const relative = resolved(wanted, from);
    const end = wanted.replace(/^(?:\.{0,2}\/)+/, '');
    return paths.find((path) => path === relative) ?? paths.find((path) => path.endsWith(end));
  }
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Resolves a relative path: "../images/a.png" in "items/q1.xml" is "images/a.png". */
export function resolved(address: string, from: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of address.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

interface Names {
  readonly pictures: ImportedPictures;
  /** The picture's package; a single file has none. */
  readonly from: { readonly pictureFiles: PictureFiles; readonly path: string } | undefined;
}

/** Stores the pictures used in a file: embedded ones, and those of its package. */
export function pictureFinder({ pictures, from }: Names): PictureOf {
  return (address) => {
    const data = DATA.exec(address);
    if (data) {
      const base64 = address.slice(data[0].length).replace(/\s/g, '');
      return base64 === '' ? undefined : pictures.add(address, { base64 });
    }
    const path = from?.pictureFiles.find(address.trim(), from.path);
    const bytes = path === undefined ? undefined : from?.pictureFiles.files.bytes(path);
    return path === undefined || bytes === undefined ? undefined : pictures.add(path, { bytes });
  };
}
