/** The name under which an uploaded image is kept, without its ending. */
export const UPLOAD_ID = String.raw`[\w-]{22,64}`;

const ENDING = '.webp';

export const uploadUrl = (uploadId: string): string => `/uploads/${uploadId}${ENDING}`;

/** The id by which texts name an image; undefined where its address is none of an upload. */
export const uploadIdOf = (imageUrl: string): string | undefined =>
  new RegExp(`^/uploads/(${UPLOAD_ID})\\${ENDING}$`).exec(imageUrl)?.[1];
