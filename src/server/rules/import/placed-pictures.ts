import { importNotes } from '../../../shared/import/messages';
import type { QuestionDraft } from '../../../shared/question/draft';
import { textsIn, withTexts } from './draft-texts';
import { IMPORTED_PICTURE } from './imported-pictures';

const SHOWN = /!\[([^\][\n]*)\]\((imported-picture-\d{6})\)/g;

/** The pictures used in a draft's texts. */
export const picturesNamedIn = (draft: QuestionDraft): string[] => [
  ...new Set(textsIn(draft).flatMap((text) => text.match(IMPORTED_PICTURE) ?? [])),
];

/** The draft with its pictures under their upload IDs; a picture that was not stored is replaced by words. */
export const withPictures = (draft: QuestionDraft, uploads: ReadonlyMap<string, string>): QuestionDraft =>
  withTexts(draft, (text) =>
    text
      .replace(SHOWN, (whole, alt: string, name: string) =>
        uploads.has(name) ? whole : importNotes.pictureMissing(alt),
      )
      .replace(IMPORTED_PICTURE, (name) => uploads.get(name) ?? name),
  );
