import type { PictureBytes } from './imported';

const NAME = 'imported-picture-';
const DIGITS = 6;

/** Whether texts name a picture so that is not stored yet. */
export const IMPORTED_PICTURE = new RegExp(`${NAME}\\d{${DIGITS}}`, 'g');

/** Whether a text names a picture that is still in its file. */
export const isImportedPicture = (name: string): boolean => name.startsWith(NAME);

/** The pictures of one file, each under a name that texts can hold; the same source again has the same name. */
export class ImportedPictures {
  readonly #names = new Map<string, string>();
  readonly all = new Map<string, PictureBytes>();

  /** The name of a picture; `source` tells it from the others of the file: its path, its address, or its bytes as text. */
  add(source: string, picture: PictureBytes): string {
    const known = this.#names.get(source);
    if (known !== undefined) return known;
    const name = NAME + String(this.all.size + 1).padStart(DIGITS, '0');
    this.#names.set(source, name);
    this.all.set(name, picture);
    return name;
  }
}

/** What is said of a picture, as a text can hold it. */
export const pictureAlt = (alt: string): string => alt.replace(/[[\]\s]+/g, ' ').trim();

/** A picture in a text. */
export const pictureInText = (name: string, alt: string): string => `![${pictureAlt(alt)}](${name})`;
