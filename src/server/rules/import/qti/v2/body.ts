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

/** Those that stand in a line of text. */
const INLINE = new Set(['textEntryInteraction', 'inlineChoiceInteraction', 'hottext', 'gap']);
/** What is no question, or is read by itself. */
const LEFT_OUT = new Set(['stylesheet', 'feedbackBlock', 'feedbackInline']);
const IGNORED = new Set(['endAttemptInteraction', 'mediaInteraction']);

export const isInteraction = ({ name }: XmlElement): boolean =>
  /[a-z]Interaction$/.test(name) && !IGNORED.has(name);

/** Whether a text is for those who mark, and not for those who answer. */
export const isForOthers = ({ name, attributes }: XmlElement): boolean =>
  name === 'rubricBlock' && attributes.view !== undefined && !attributes.view.includes('candidate');

/** Every place for an answer in the order of the file; those inside another belong to it. */
export const interactionsIn = (element: XmlElement): XmlElement[] =>
  element.children
    .filter(isElement)
    .flatMap((child) => (isInteraction(child) ? [child] : interactionsIn(child)));

export interface BodyText {
  readonly reader: ItemReader;
  /** The interactions that are marked in the text by their places in this list. */
  readonly marked: readonly XmlElement[];
  /** The one whose prompt and inner text belong to the text. */
  readonly own: readonly XmlElement[];
}

/** The text of an item, without its interactions; a gap has a sign in it. */
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
  /** A prompt, and the text in which gaps and words to be chosen stand. */
  const ownText = (interaction: XmlElement): XmlNode[] =>
    kept(
      interaction.children.filter(
        (child) => isElement(child) && !/^(simple|gap(Text|Img)$)|(Choice|Hotspot)$/.test(child.name),
      ),
    );
  // In an element, so that the lines and spaces of the file are none of the text.
  const markup = innerMarkup({ ...body, children: kept(body.children) });
  return markup.trim() === '' ? '' : reader.html(`<div>${markup}</div>`);
}

/** What QTI has beside HTML, as HTML says it. */
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
  // What only QTI knows groups what is in it.
  return /[A-Z]/.test(name) ? { ...element, name: 'div' } : element;
}

/** What an option, a side or a feedback says, without the feedback inside it. */
export const contentText = (element: XmlElement | undefined, reader: ItemReader): string =>
  element ? bodyText(element, { reader, marked: [], own: [] }) : '';

/** The feedback inside an option. */
export const feedbackInside = (element: XmlElement, reader: ItemReader): string =>
  [...descendantsOf(element, 'feedbackInline'), ...descendantsOf(element, 'feedbackBlock')]
    .map((feedback) => contentText({ ...feedback, name: 'div' }, reader))
    .filter((text) => text !== '')
    .join('\n\n');
