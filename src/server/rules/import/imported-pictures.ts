import { IMPORTED_PICTURE_PREFIX as NAME } from '../../../shared/import/formats';
import type { PictureBytes } from './imported';

const DIGITS = 6;

/** Matches the names of imported pictures that are not stored yet. */
export const IMPORTED_PICTURE = new RegExp(`${NAME}\\d{${DIGITS}}`, 'g');

/** The pictures of a file, each with a name for use in texts; the same source always gets the same name. */
export class ImportedPictures {
  readonly #names = new Map<string, string>();
  readonly all = new Map<string, PictureBytes>();

  /**
   * The name of a picture; `source` identifies it within the file: its path, its address, or its bytes as
   * text.
   */
  add(source: string, picture: PictureBytes): string {
    const known = this.#names.get(source);
    if (known !== undefined) return known;
    const name = NAME + String(this.all.size + 1).padStart(DIGITS, '0');
    this.#names.set(source, name);
    this.all.set(name, picture);
    return name;
  }
}

/** A picture's description in the form that texts allow. */
export const pictureAlt = (alt: string): string => alt.replace(/[[\]\s]+/g, ' ').trim();

export const pictureInText = (name: string, alt: string): string => `![${pictureAlt(alt)}](${name})`;
