import { UPLOAD_ID } from '../../shared/rich-text/upload-id';
import { richFieldTexts as texts } from './rich-field-texts';

const PICTURE = new RegExp(String.raw`!\[([^[\]\n]*)\]\((${UPLOAD_ID})\)`, 'g');

interface PictureInText {
  readonly uploadId: string;
  /** Whether it has a description. */
  readonly isDescribed: boolean;
}

export const picturesIn = (text: string): PictureInText[] =>
  [...text.matchAll(PICTURE)].map(([, alt = '', uploadId = '']) => ({
    uploadId,
    isDescribed: alt.trim() !== '' && alt.trim() !== texts.pictureAlt,
  }));

export const pictureSource = (uploadId: string): string => `![${texts.pictureAlt}](${uploadId})`;
