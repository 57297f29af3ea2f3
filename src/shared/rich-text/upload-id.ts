/** The name under which an uploaded image is kept, without its ending. */
export const UPLOAD_ID = String.raw`[\w-]{22,64}`;

const ENDING = '.webp';

export const uploadUrl = (uploadId: string): string => `/uploads/${uploadId}${ENDING}`;

/** The id by which texts name an image; undefined where its address is none of an upload. */
export const uploadIdOf = (imageUrl: string): string | undefined =>
  new RegExp(`^/uploads/(${UPLOAD_ID})\\${ENDING}$`).exec(imageUrl)?.[1];

const NAMED = new RegExp(String.raw`\]\((${UPLOAD_ID})\)`, 'g');

/** The uploads that a text may name, in its order, also where it names them in code; texts in JSON are read as they are. */
export const uploadsNamedIn = (text: string): string[] =>
  [...text.matchAll(NAMED)].map(([, uploadId = '']) => uploadId);
