import {
  descendantsOf,
  innerMarkup,
  isElement,
  textOf,
  type XmlElement,
  type XmlNode,
} from '../../markup/xml';
import { gapToken } from '../gaps';
import type { ItemReader } from '../item-reader';
import * as sentences from '../sentences';

/** Interactions within a line of text. */
const INLINE = new Set(['textEntryInteraction', 'inlineChoiceInteraction', 'hottext', 'gap']);
/** Elements outside the question, or read separately. */
const LEFT_OUT = new Set(['stylesheet', 'feedbackBlock', 'feedbackInline']);
const IGNORED = new Set(['endAttemptInteraction', 'mediaInteraction']);

export const isInteraction = ({ name }: XmlElement): boolean =>
  /[a-z]Interaction$/.test(name) && !IGNORED.has(name);

/** Whether a text is for graders, not students. */
export const isForOthers = ({ name, attributes }: XmlElement): boolean =>
  name === 'rubricBlock' && attributes.view !== undefined && !attributes.view.includes('candidate');

/** All interactions in document order; nested ones belong to the outer one. */
export const interactionsIn = (element: XmlElement): XmlElement[] =>
  element.children
    .filter(isElement)
    .flatMap((child) => (isInteraction(child) ? [child] : interactionsIn(child)));

export interface BodyText {
  readonly reader: ItemReader;
  /** The interactions marked in the text by their index in this list. */
  readonly marked: readonly XmlElement[];
  /** The interactions whose prompt and inner text belong to the text. */
  readonly own: readonly XmlElement[];
}

/** The text of an item without its interactions, with a sign for each gap. */
export function bodyText(body: XmlElement, { reader, marked, own }: BodyText): string {
  const places = new Map(marked.map((element, at) => [element, at]));
  const shown = new Set(own);
  const kept = (nodes: readonly XmlNode[]): XmlNode[] =>
    nodes.flatMap((node): XmlNode[] => {
      if (!isElement(node)) return [node];
      const place = places.get(node);
      if (place !== undefined && INLINE.has(node.name)) return [gapToken(place)];
      if (isInteraction(node)) return shown.has(node) ? ownText(node) : [];
      if (LEFT_OUT.has(node.name) || isForOthers(node) || IGNORED.has(node.name)) return [];
      return [asHtml({ ...node, children: kept(node.children) }, reader)];
    });
  /** A prompt, and the text around gaps and selectable words. */
  const ownText = (interaction: XmlElement): XmlNode[] =>
    kept(
      interaction.children.filter(
        (child) => isElement(child) && !/^(simple|gap(Text|Img)$)|(Choice|Hotspot)$/.test(child.name),
      ),
    );
  // Wrapped in an element, so that the file's own line breaks and spaces are not part of the text.
  const markup = innerMarkup({ ...body, children: kept(body.children) });
  return markup.trim() === '' ? '' : reader.html(`<div>${markup}</div>`);
}

/** QTI's own elements as HTML. */
function asHtml(element: XmlElement, reader: ItemReader): XmlElement {
  const { name, attributes } = element;
  if (/^(prompt|rubricBlock|stimulusBody|templateBlock)$/.test(name)) return { ...element, name: 'div' };
  if (/^(hottext|templateInline)$/.test(name)) return { ...element, name: 'span' };
  if (name === 'printedVariable') {
    reader.notes.add(sentences.variableLost);
    return { ...element, name: 'span', children: [`[${attributes.identifier ?? ''}]`] };
  }
  const { data = '', type = '' } = attributes;
  if (name === 'object' && (/^image\//.test(type) || /\.(png|jpe?g|gif|webp|svg)$/i.test(data)))
    return { ...element, name: 'img', attributes: { src: data, alt: textOf(element).trim() }, children: [] };
  if (/^(object|audio|video)$/.test(name) && (data || attributes.src))
    reader.notes.add(sentences.mediaMissing(data || (attributes.src ?? '')));
  // Elements that only QTI has are groups.
  return /[A-Z]/.test(name) ? { ...element, name: 'div' } : element;
}

/** The text of an option, side or feedback, without nested feedback. */
export const contentText = (element: XmlElement | undefined, reader: ItemReader): string =>
  element ? bodyText(element, { reader, marked: [], own: [] }) : '';

export const feedbackInside = (element: XmlElement, reader: ItemReader): string =>
  [...descendantsOf(element, 'feedbackInline'), ...descendantsOf(element, 'feedbackBlock')]
    .map((feedback) => contentText({ ...feedback, name: 'div' }, reader))
    .filter((text) => text !== '')
    .join('\n\n');
