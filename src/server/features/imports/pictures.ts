import { DomainError } from '../../../shared/errors';
import { importNotes } from '../../../shared/import/messages';
import { uploadIdOf } from '../../../shared/rich-text/upload-id';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import type { ImportedQuestion } from '../../rules/import/imported';
import { picturesNamedIn } from '../../rules/import/placed-pictures';
import { slots } from '../../rules/slots';
import { refuseManyImages } from '../quizzes/ceilings';

type Pictures = ReadonlyMap<string, Uint8Array>;

const AT_ONCE = 2;

/** The distinct picture names in questions. */
export const picturesOf = (questions: readonly ImportedQuestion[]): string[] => [
  ...new Set(
    questions.flatMap(({ draft, picture }) => [...picturesNamedIn(draft), ...(picture ? [picture] : [])]),
  ),
];

/**
 * Stores the pictures of a file and returns their addresses by name; skips unreadable ones. Throws 409 for
 * too many.
 */
export async function storePictures(
  deps: Pick<Deps, 'db' | 'clock' | 'policy' | 'images'>,
  { ownerId, names, pictures }: { ownerId: OwnerId; names: readonly string[]; pictures: Pictures },
): Promise<ReadonlyMap<string, string>> {
  if (names.length > 0) refuseManyImages(deps, ownerId, names.length);
  return eachReadable({ names, pictures }, (bytes) => deps.images.store(bytes));
}

/** Thumbnails as data URLs, by name; skips unreadable pictures. */
export const previewPictures = (
  deps: Pick<Deps, 'images'>,
  named: { names: readonly string[]; pictures: Pictures },
): Promise<ReadonlyMap<string, string>> =>
  eachReadable(named, async (bytes) => {
    const small = await deps.images.shrink(bytes);
    return `data:image/webp;base64,${Buffer.from(small).toString('base64')}`;
  });

async function eachReadable(
  { names, pictures }: { names: readonly string[]; pictures: Pictures },
  make: (bytes: Uint8Array) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const inSlot = slots(AT_ONCE);
  const made = await Promise.all(
    names.map((name) =>
      inSlot(async () => {
        const bytes = pictures.get(name);
        const text = bytes && (await unlessUnreadable(() => make(bytes)));
        return text === undefined ? [] : [[name, text] as const];
      }),
    ),
  );
  return new Map(made.flat());
}

async function unlessUnreadable(make: () => Promise<string>): Promise<string | undefined> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof DomainError && ['unsupported', 'too_large'].includes(error.kind)) return undefined;
    throw error;
  }
}

/** The upload ids of stored pictures, as texts refer to them. */
export const uploadIdsOf = (addresses: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...addresses].map(([name, imageUrl]) => [name, uploadIdOf(imageUrl) ?? name]));

/** Adds a note to each question with an unreadable picture. */
export const notingPictures = (
  questions: readonly ImportedQuestion[],
  readable: ReadonlyMap<string, string>,
): ImportedQuestion[] =>
  questions.map((question) =>
    picturesOf([question]).every((name) => readable.has(name))
      ? question
      : { ...question, notes: [...question.notes, importNotes.pictureUnreadable] },
  );
