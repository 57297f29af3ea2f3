import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import { isPlainObject } from '../../shared/parse';

/** The fields of a question as sent and its image file, if any. */
export interface QuestionForm {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly image?: Uint8Array;
}

/**
 * Reads a question from a multipart form, or from plain JSON for a question without an image. A form turns line ends
 * into \r\n on its way; they are brought back.
 */
export async function readQuestionForm(input: unknown): Promise<QuestionForm> {
  if (!(input instanceof FormData)) {
    if (isPlainObject(input)) return { fields: { ...input } };
    throw new DomainError('invalid', messages.bodyNotForm);
  }
  const texts = [...input.entries()].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')] as const] : [],
  );
  const file = input.get('image');
  const fields = Object.fromEntries(texts);
  // What a browser sends where no file was chosen.
  const isChosen = file instanceof File && (file.size > 0 || file.name !== '');
  if (!isChosen) return { fields };
  return { fields, image: new Uint8Array(await file.arrayBuffer()) };
}
