import { isPlainObject } from '../../shared/parse';

/**
 * What a multipart form holds as one object: its texts, and its image as bytes if there is one. JSON in place of a form is taken
 * as it is; what is neither is undefined. A form turns line ends into \r\n on its way; they are brought back.
 */
export async function readQuestionForm(
  sent: unknown,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (!(sent instanceof FormData)) return isPlainObject(sent) ? sent : undefined;
  const texts = [...sent.entries()].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')] as const] : [],
  );
  const fields = Object.fromEntries(texts);
  const file = sent.get('image');
  // What a browser sends where no file was chosen.
  const isChosen = file instanceof File && (file.size > 0 || file.name !== '');
  return isChosen ? { ...fields, image: new Uint8Array(await file.arrayBuffer()) } : fields;
}
