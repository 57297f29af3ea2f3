import { MULTIPART_BODY_MAXIMUM_BYTES } from '../../shared/constants';
import { slots } from '../../shared/slots';
import { isLargeForm } from './admit';
import { parseJson, readBody } from './read-body';

/** So many images are read into memory at once, whoever sends them; what else arrives waits on its connection. */
const LARGE_FORMS_AT_ONCE = 5;
const inFormSlot = slots(LARGE_FORMS_AT_ONCE);

/** A multipart body as a form; a JSON body as its value; anything else as undefined. An image waits for its turn before anything of it is read. */
export function readForm(request: Request): Promise<unknown> {
  const read = () => readWhole(request);
  return isLargeForm(request) ? inFormSlot(read) : read();
}

async function readWhole(request: Request): Promise<unknown> {
  const body = await readBody(request, MULTIPART_BODY_MAXIMUM_BYTES);
  const type = request.headers.get('Content-Type') ?? '';
  if (!type.startsWith('multipart/form-data')) return parseJson(body);
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return undefined;
  }
}
