import { childOf, childrenOf, descendantsOf, isElement, type XmlElement } from '../../markup/xml';
import { GAP_SIGN } from '../gaps';
import type { ItemReader } from '../item-reader';
import * as sentences from '../sentences';
import { truthNamed } from '../words';
import { labelText, type MarkText, materialsIn, materialText } from './material';

/** An option. */
export interface Label {
  readonly ident: string;
  readonly text: string;
  readonly element: XmlElement;
}

/** A place for an answer. */
export interface Response {
  readonly ident: string;
  readonly element: XmlElement;
  /** The text beside it: a left side, or the name of a gap. */
  readonly beside: string;
  readonly labels: readonly Label[];
  /** Finds an option by its value. */
  readonly find: (value: string) => Label | undefined;
  readonly isOrdered: boolean;
  readonly isMultiple: boolean;
  readonly render: 'choice' | 'fib' | 'slider' | 'hotspot' | 'object' | 'none';
  readonly fibType: string;
  readonly rows: number;
}

export type Part = { readonly text: string } | { readonly response: Response };

export interface Presentation {
  /** Texts and responses, in order. */
  readonly parts: readonly Part[];
  /** Right sides, if Blackboard lists them separately. */
  readonly rightSides: readonly string[];
}

/** A response that exists only in the rules and the text. */
export const writtenPlace = (ident: string, line: number): Response => ({
  ...{ ident, element: { name: 'response_str', attributes: {}, children: [], line } },
  ...{ beside: '', labels: [], find: () => undefined, isOrdered: false, isMultiple: false },
  ...{ render: 'fib', fibType: '', rows: 1 },
});

/** More responses than any question has. */
const RESPONSES_MAXIMUM = 300;
const RESPONSE = /^response_(lid|str|num|xy|grp|na)$/;

export function readPresentation(item: XmlElement, reader: ItemReader, mark?: MarkText): Presentation {
  const presentation = childOf(item, 'presentation');
  if (!presentation) return { parts: [], rightSides: [] };
  const parts: Part[] = [];
  const rightSides: string[] = [];
  let count = 0;
  const walk = (element: XmlElement, isResponses: boolean) => {
    const responses = element.children.filter(isElement).filter(({ name }) => RESPONSE.test(name));
    const isSide = isResponses && responses.length === 1;
    for (const child of element.children.filter(isElement)) {
      const block = child.attributes.class;
      if (block === 'RIGHT_MATCH_BLOCK')
        for (const side of childrenOf(child, 'flow')) rightSides.push(materialsIn(side, reader));
      else if (RESPONSE.test(child.name)) {
        count += 1;
        if (count > RESPONSES_MAXIMUM) reader.problems.add(sentences.notReadWhole);
        else parts.push({ response: readResponse(child, { reader, side: isSide ? element : undefined }) });
      } else if (child.name === 'material') {
        if (!isSide) parts.push({ text: materialText(child, reader, mark) });
      } else if (child.name === 'mattext') parts.push({ text: materialText(alone(child), reader, mark) });
      else if (/^flow(_mat|_label)?$|^(presentation_)?material$|^material_ref$/.test(child.name)) {
        if (!isSide) walk(child, isResponses || block === 'RESPONSE_BLOCK');
      }
    }
  };
  walk(presentation, false);
  return { parts: parts.filter((part) => 'response' in part || part.text !== ''), rightSides };
}

/** Wraps a text that lacks its material. */
const alone = (text: XmlElement): XmlElement => ({ ...text, name: 'material', children: [text] });

/** Finds options by name, ignoring case, or by text. */
export function labelFinder(labels: readonly Label[]): Response['find'] {
  const byName = new Map(labels.toReversed().map((label) => [label.ident, label]));
  const byLowerName = new Map(labels.toReversed().map((label) => [label.ident.toLowerCase(), label]));
  const byText = new Map(labels.toReversed().map((label) => [label.text, label]));
  return (value) => byName.get(value) ?? byLowerName.get(value.toLowerCase()) ?? byText.get(value);
}

interface Beside {
  readonly reader: ItemReader;
  /** The element around the response, if its text belongs to this response alone. */
  readonly side: XmlElement | undefined;
}

const RENDERS = [
  ['render_choice', 'choice'],
  ['render_fib', 'fib'],
  ['render_slider', 'slider'],
  ['render_hotspot', 'hotspot'],
  ['ims_render_object', 'object'],
] as const;

function readResponse(element: XmlElement, { reader, side }: Beside): Response {
  const { ident = '', rcardinality = '' } = element.attributes;
  const [rendered, render = 'none'] = renderOf(element);
  const labels = descendantsOf(element, 'response_label').map((label) => ({
    ident: label.attributes.ident ?? '',
    text: labelText(label, reader) || truthNamed(label.attributes.ident ?? ''),
    element: label,
  }));
  const beside = [side && textsBeside(side, reader), textsBeside(element, reader)];
  return {
    ...{ ident, element, labels, render, find: labelFinder(labels) },
    beside: beside.filter((text) => text !== undefined && text !== '').join('\n\n'),
    isOrdered: /ordered/i.test(rcardinality),
    isMultiple: /multiple/i.test(rcardinality),
    fibType: (
      rendered?.attributes.fibtype ?? (element.name === 'response_num' ? 'Decimal' : '')
    ).toLowerCase(),
    rows: Number(rendered?.attributes.rows ?? 1),
  };
}

function renderOf(element: XmlElement): readonly [XmlElement | undefined, Response['render']?] {
  for (const [name, render] of RENDERS) {
    const [found] = descendantsOf(element, name);
    if (found) return [found, render];
  }
  return [undefined];
}

/** The texts in an element outside its options. */
function textsBeside(element: XmlElement, reader: ItemReader): string {
  const texts = element.children.filter(isElement).flatMap((child) => {
    if (child.name === 'material') return [materialText(child, reader)];
    if (child.name === 'render_extension') return [jumbledText(child, reader)];
    return /^(flow|flow_mat)$/.test(child.name) ? [materialsIn(child, reader)] : [];
  });
  return texts.filter((text) => text !== '').join('\n\n');
}

/** Vista's sentence of jumbled words, with a gap for each. */
function jumbledText(extension: XmlElement, reader: ItemReader): string {
  const parts = descendantsOf(extension, 'ims_render_object').flatMap(({ children }) =>
    children
      .filter(isElement)
      .map((child) => (child.name === 'material' ? materialText(child, reader) : GAP_SIGN)),
  );
  return parts.every((part) => part === GAP_SIGN) ? '' : parts.join(' ');
}
