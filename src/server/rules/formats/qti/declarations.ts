import { xmlElement, xmlText } from './xml-text';

interface Declared {
  readonly identifier?: string;
  readonly cardinality: 'single' | 'multiple' | 'ordered';
  readonly baseType: 'identifier' | 'string' | 'float' | 'directedPair';
  readonly correct: readonly (string | number)[];
  readonly mapping?: readonly (readonly [key: string, marks: number])[];
  /** Lower and upper bound of the mapped marks. */
  readonly bounds?: readonly [number, number];
}

export const RESPONSE = 'RESPONSE';

export function responseDeclaration(declared: Declared): string {
  const { identifier = RESPONSE, cardinality, baseType, correct, mapping = [], bounds } = declared;
  const values = correct.map((value) => xmlElement('value', {}, xmlText(String(value))));
  const entries = mapping.map(([mapKey, mappedValue]) =>
    xmlElement('mapEntry', {
      ...{ mapKey, mappedValue },
      caseSensitive: baseType === 'string' ? 'false' : undefined,
    }),
  );
  const [lowerBound, upperBound] = bounds ?? [];
  return xmlElement(
    'responseDeclaration',
    { identifier, cardinality, baseType },
    (values.length > 0 ? xmlElement('correctResponse', {}, values) : '') +
      (entries.length > 0 ? xmlElement('mapping', { lowerBound, upperBound, defaultValue: 0 }, entries) : ''),
  );
}

const outcome = (identifier: string, { type, start }: { type: [string, string]; start?: number }): string =>
  xmlElement(
    'outcomeDeclaration',
    { identifier, cardinality: type[0], baseType: type[1] },
    start === undefined ? '' : xmlElement('defaultValue', {}, xmlElement('value', {}, String(start))),
  );

export const outcomeDeclarations = (maximumMarks: number): string[] => [
  outcome('SCORE', { type: ['single', 'float'], start: 0 }),
  outcome('MAXSCORE', { type: ['single', 'float'], start: maximumMarks }),
  outcome('FEEDBACK', { type: ['multiple', 'identifier'] }),
];
