import type { ItemKind } from './metadata';
import type { Presentation, Response } from './presentation';
import { type Processing, rulesFor } from './processing';

interface Item {
  readonly declared: ItemKind | undefined;
  readonly responses: readonly Response[];
  readonly processing: Processing;
  readonly presentation: Presentation;
}

const WRITTEN: ReadonlySet<ItemKind> = new Set(['short', 'number', 'long', 'gaps', 'lists'] as const);
/** Whether the answer is typed within its text or below it. */
export const isWrittenIn = (kind: ItemKind): boolean => WRITTEN.has(kind);

const OF_OPTIONS: ReadonlySet<ItemKind> = new Set([
  'single',
  'true-false',
  'either-or',
  'multiple',
  'survey',
] as const);

/** The kind of an item: its declared kind if that fits its responses, else the kind of these. */
export function itemKindOf(item: Item): ItemKind {
  const { declared, responses } = item;
  if (declared === 'made-up' || declared === 'unknown') return declared;
  if (responses.length === 0)
    return declared === 'long' ? 'long' : declared && declared !== 'text' ? 'unknown' : 'text';
  const asked = kindByResponses(item);
  if (declared === undefined || asked === 'unknown') return asked;
  const areOptions = responses.every(hasOptions);
  if (OF_OPTIONS.has(declared))
    return areOptions && responses.length === 1 ? optionsKind(declared, asked) : asked;
  switch (declared) {
    case 'match':
    case 'categories':
      return areOptions && responses.length > 1 ? declared : asked;
    case 'order':
      return areOptions ? 'order' : asked;
    case 'lists':
      return asked === 'order' ? asked : declared;
    case 'gaps':
      return declared;
    case 'long':
    case 'number':
    case 'short':
      if (areOptions) return asked;
      return responses.length > 1 && declared !== 'long' ? 'gaps' : declared;
    default:
      return asked;
  }
}

/** Several selectable options make a multiple choice, even if another kind is declared. */
const optionsKind = (declared: ItemKind, asked: ItemKind): ItemKind =>
  asked === 'multiple' || asked === 'order' || asked === 'pairs' ? asked : declared;

const hasOptions = ({ labels, element, render }: Response): boolean =>
  labels.length > 0 &&
  (render === 'choice' || render === 'object' || /^response_(lid|grp)$/.test(element.name)) &&
  render !== 'fib' &&
  render !== 'slider';

function kindByResponses({ responses, processing, presentation }: Item): ItemKind {
  const [first] = responses;
  if (!first) return 'text';
  if (responses.some(({ render, element }) => render === 'hotspot' || element.name === 'response_xy'))
    return 'unknown';
  if (responses.every(hasOptions)) {
    if (responses.length > 1) return areSides(responses, presentation) ? 'match' : 'lists';
    // Pairs from one list, as "A,B".
    if (first.isMultiple && first.labels.some(({ element }) => 'match_group' in element.attributes))
      return 'pairs';
    return first.isOrdered ? 'order' : first.isMultiple ? 'multiple' : 'single';
  }
  if (responses.some(hasOptions)) return 'unknown';
  if (responses.every(({ render }) => render === 'slider'))
    return responses.length === 1 ? 'slider' : 'unknown';
  if (responses.length > 1) return 'gaps';
  const names = new Set(
    processing.conditions.flatMap(({ facts }) => facts.map(({ respident }) => respident)),
  );
  if (rulesFor(processing, names).full.length === 0) return 'long';
  return /integer|decimal|float/.test(first.fibType) ? 'number' : 'short';
}

/** Whether each place has a left side beside it, and all have the same options. */
function areSides(responses: readonly Response[], { rightSides }: Presentation): boolean {
  const offered = new Set(responses.map(({ labels }) => JSON.stringify(labels.map(({ text }) => text))));
  return responses.every(({ beside }) => beside !== '') && (offered.size === 1 || rightSides.length > 0);
}
