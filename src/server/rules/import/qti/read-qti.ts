import type { TextReader } from '../imported';
import { ImportedPictures } from '../imported-pictures';
import { readQtiText } from './qti-file';
import { pictureFinder } from './qti-pictures';

/** Reads one QTI file of any version. */
export const readQti: TextReader = (text) => {
  const pictures = new ImportedPictures();
  const { questions, skipped } = readQtiText(text, pictureFinder({ pictures, from: undefined }));
  return { questions, skipped, pictures: pictures.all };
};
