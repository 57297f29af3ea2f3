import type { PackageFiles } from '../imported';
import type { ImportedPictures } from '../imported-pictures';
import { childOf, childrenOf, readXml, textOf, type XmlElement } from '../markup/xml';
import { dataPicture, pathIn } from './moodle-pictures';

/** The files of a backup, which are stored by the hash of their contents. */
export class BackupPictures {
  readonly #hashes = new Map<string, string>();

  constructor(
    private readonly files: PackageFiles | undefined,
    private readonly folder: string,
    private readonly pictures: ImportedPictures,
  ) {
    const root = readXml(files?.text(`${folder}files.xml`) ?? '').root;
    for (const file of root ? childrenOf(root, 'file') : []) {
      const path = said(file, 'filepath') + said(file, 'filename');
      const hash = said(file, 'contenthash');
      if (/^(?:question|qtype_.*)$/.test(said(file, 'component')) && /^[0-9a-f]{40}$/.test(hash))
        this.#hashes.set(`${said(file, 'itemid')}:${path.replace(/^\/+/, '')}`, hash);
    }
  }

  /** Finds the pictures of a question, answer or hint by its number. */
  of(number: string): (address: string) => string | undefined {
    return (address) => {
      const path = pathIn(address);
      if (path === undefined) return dataPicture(address, this.pictures);
      const hash = this.#hashes.get(`${number}:${path}`);
      const bytes = hash && this.files?.bytes(`${this.folder}files/${hash.slice(0, 2)}/${hash}`);
      return hash && bytes ? this.pictures.add(hash, { bytes }) : undefined;
    };
  }
}

const said = (file: XmlElement, name: string): string => textOf(childOf(file, name)).trim();
