import { childOf, childrenOf, descendantsOf, isElement, type XmlElement } from '../markup/xml';
import { numberSaid } from './numbers';
import { resolved } from './qti-pictures';

/** An item's position in a test. */
export interface ItemPlace {
  readonly path: string;
  readonly line: number;
  readonly weight: number | undefined;
  readonly pool: { readonly name: string; readonly draw: number } | undefined;
}

/** The items of a test in order; a section that selects some of its items is a pool. */
export function placesIn(
  test: XmlElement,
  { path, sectionOf }: { path: string; sectionOf: (path: string) => XmlElement | undefined },
): ItemPlace[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const walk = (element: XmlElement, pool: ItemPlace['pool'], from: string): ItemPlace[] =>
    element.children.filter(isElement).flatMap((child) => {
      const address = resolved(child.attributes.href ?? '', from);
      if (child.name === 'assessmentItemRef')
        return [{ path: address, line: child.line, weight: weightIn(child), pool }];
      if (child.name === 'testPart') return walk(child, pool, from);
      if (child.name === 'assessmentSection') return walk(child, poolOf(child, names) ?? pool, from);
      if (child.name !== 'assessmentSectionRef' || seen.has(address)) return [];
      seen.add(address);
      const section = sectionOf(address);
      return section ? walk(section, poolOf(section, names) ?? pool, address) : [];
    });
  return walk(test, undefined, path);
}

function weightIn(ref: XmlElement): number | undefined {
  const [weight] = childrenOf(ref, 'weight');
  return numberSaid(weight?.attributes.value);
}

function poolOf(section: XmlElement, names: Set<string>): ItemPlace['pool'] {
  const draw = numberSaid(childOf(section, 'selection')?.attributes.select);
  const count = descendantsOf(section, 'assessmentItemRef').length;
  if (draw === undefined || draw < 1 || draw >= count) return undefined;
  const title = section.attributes.title || 'Pool';
  let name = title;
  for (let number = 2; names.has(name); number += 1) name = `${title} (${number})`;
  names.add(name);
  return { name, draw: Math.floor(draw) };
}
