import { escapeHtml } from '../../../../../shared/escape-html';
import { childrenOf, descendantsOf, innerMarkup, isElement, textOf, type XmlElement } from '../../markup/xml';
import type { ItemReader } from '../item-reader';
import * as sentences from '../sentences';

/** Marks gaps in a text before its markup is read. */
export type MarkText = (text: string) => string;
const asItIs: MarkText = (text) => text;

/** Vista's element for a list of sides to match, within the question's material. */
export const SIDES_APART = 'matching_ext_flow';

/** Text materials; other materials only group them. */
const TEXTS = /^(mattext|matemtext|mat_formattedtext|.*_mattext)$/;

export function materialText(material: XmlElement, reader: ItemReader, mark: MarkText = asItIs): string {
  const pieces: string[] = [];
  for (const child of material.children.filter(isElement)) {
    if (TEXTS.test(child.name)) pieces.push(textPiece(child, reader, mark));
    else if (child.name === 'matbreak') pieces.push('\n');
    else if (child.name === 'matimage') pieces.push(picturePiece(child, reader));
    else if (/^mat(audio|video|applet|application)$/.test(child.name)) mediaPiece(child, reader);
    else if (child.name !== SIDES_APART) pieces.push(materialText(child, reader, mark));
  }
  const written = pieces.filter((piece) => piece !== '');
  const isBlocks = written.some((piece) => piece !== '\n' && piece.includes('\n'));
  return written
    .join(isBlocks ? '\n\n' : ' ')
    .replaceAll(' \n ', '\n')
    .trim();
}

function textPiece(text: XmlElement, reader: ItemReader, mark: MarkText): string {
  const type = (text.attributes.texttype ?? text.attributes.type ?? '').toLowerCase();
  // An extension without a type comes from an HTML editor.
  const isHtml = /html|smart/.test(type) || (type === '' && text.name.endsWith('_mattext'));
  const hasElements = text.children.some(isElement);
  if (hasElements) return reader.html(mark(innerMarkup(text)));
  const { uri } = text.attributes;
  if (uri && /\.(png|jpe?g|gif|webp|svg)$/i.test(uri)) return pictureAt(uri, reader) + textOf(text).trim();
  return isHtml ? reader.html(mark(textOf(text))) : reader.plain(mark(textOf(text)));
}

/** A picture of the package, or one embedded in the element. */
function picturePiece(image: XmlElement, reader: ItemReader): string {
  const { uri = '', imagtype = 'image/png', embedded } = image.attributes;
  const inside = textOf(image).trim();
  const isInside = inside !== '' && (embedded === undefined || /base64/i.test(embedded));
  return pictureAt(isInside ? `data:${imagtype};base64,${inside}` : uri, reader, image.attributes.label);
}

const pictureAt = (address: string, reader: ItemReader, alt = ''): string =>
  reader.html(`<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}"/>`);

function mediaPiece(media: XmlElement, reader: ItemReader): void {
  const name = media.attributes.label ?? media.attributes.uri ?? '';
  if (name !== '') reader.notes.add(sentences.mediaMissing(name));
}

export const materialsIn = (element: XmlElement | undefined, reader: ItemReader): string =>
  (element ? descendantsOf(element, 'material') : [])
    .map((material) => materialText(material, reader))
    .filter((text) => text !== '')
    .join('\n\n');

/** The text of an option or side; some dialects omit its material. */
export function labelText(label: XmlElement, reader: ItemReader): string {
  const text = materialsIn(label, reader);
  if (text !== '' || descendantsOf(label, 'material').length > 0) return text;
  const [bare] = childrenOf(label, 'mattext');
  return reader.plain(textOf(bare ?? label));
}
