import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from '../../markup/xml';
import { numberSaid } from '../numbers';

/** The expected answer of one response. */
export interface Declaration {
  readonly isMultiple: boolean;
  readonly baseType: string;
  readonly correct: readonly string[];
  /** The points of single answers; a pair is "A B". */
  readonly mapping: ReadonlyMap<string, { readonly points: number; readonly isCaseStrict: boolean }>;
  readonly mappingMaximum: number | undefined;
  /** The points of an answer outside the mapping. */
  readonly mappingDefault: number;
  readonly hasAreas: boolean;
}

export function readDeclarations(item: XmlElement): ReadonlyMap<string, Declaration> {
  return new Map(
    childrenOf(item, 'responseDeclaration').map((declaration) => [
      declaration.attributes.identifier ?? '',
      readDeclaration(declaration),
    ]),
  );
}

export const NO_DECLARATION: Declaration = {
  ...{ isMultiple: false, baseType: '', correct: [], mapping: new Map() },
  ...{ mappingMaximum: undefined, mappingDefault: 0, hasAreas: false },
};

function readDeclaration(declaration: XmlElement): Declaration {
  const { cardinality = 'single', baseType = '' } = declaration.attributes;
  const response = childOf(declaration, 'correctResponse');
  const mapping = childOf(declaration, 'mapping');
  return {
    isMultiple: cardinality === 'multiple',
    baseType: baseType.toLowerCase(),
    correct: (response ? childrenOf(response, 'value') : []).map((value) => written(textOf(value))),
    mapping: mapping ? readMapping(mapping) : new Map(),
    mappingMaximum: numberSaid(mapping?.attributes.upperBound),
    mappingDefault: numberSaid(mapping?.attributes.defaultValue) ?? 0,
    hasAreas: childOf(declaration, 'areaMapping') !== undefined,
  };
}

/** Files have line breaks and spaces around identifiers and words. */
const written = (text: string): string => text.trim();

const readMapping = (mapping: XmlElement): Declaration['mapping'] =>
  new Map(
    descendantsOf(mapping, 'mapEntry').map(({ attributes }) => [
      written(attributes.mapKey ?? ''),
      {
        points: numberSaid(attributes.mappedValue) ?? 0,
        isCaseStrict: attributes.caseSensitive === 'true',
      },
    ]),
  );

/** The maximum outcome of an item, if the file gives one. */
export function maximumSaid(item: XmlElement): number | undefined {
  const outcomes = childrenOf(item, 'outcomeDeclaration');
  const named = (pattern: RegExp) =>
    outcomes.find(({ attributes }) => pattern.test(attributes.identifier ?? ''));
  const maximum = named(/^max_?score$/i);
  const said = maximum && numberSaid(textOf(childOf(maximum, 'defaultValue')));
  return said ?? numberSaid(named(/^score$/i)?.attributes.normalMaximum);
}
