/** The file name of an uploaded image without its extension. */
export const UPLOAD_ID = String.raw`[\w-]{22,64}`;

const ENDING = '.webp';

export const uploadUrl = (uploadId: string): string => `/uploads/${uploadId}${ENDING}`;

/** The upload id within an image address; undefined for other addresses. */
export const uploadIdOf = (imageUrl: string): string | undefined =>
  new RegExp(`^/uploads/(${UPLOAD_ID})\\${ENDING}$`).exec(imageUrl)?.[1];

const NAMED = new RegExp(String.raw`\]\((${UPLOAD_ID})\)`, 'g');

/** The upload ids named in a text, in order, including those within code; also works on texts encoded as JSON. */
export const uploadsNamedIn = (text: string): string[] =>
  [...text.matchAll(NAMED)].map(([, uploadId = '']) => uploadId);
