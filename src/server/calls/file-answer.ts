import * as z from 'zod';

export interface FileAnswer {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The output of a call that returns a file: REST sends its bytes, tRPC encodes them in JSON. */
export const fileAnswerSchema = z.custom<FileAnswer>(isFileAnswer);

export function isFileAnswer(value: unknown): value is FileAnswer {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}

export interface FileInJson extends Pick<FileAnswer, 'fileName' | 'mediaType'> {
  readonly base64: string;
}

export const inJson = ({ fileName, mediaType, bytes }: FileAnswer): FileInJson => ({
  fileName,
  mediaType,
  base64: Buffer.from(bytes).toString('base64'),
});
