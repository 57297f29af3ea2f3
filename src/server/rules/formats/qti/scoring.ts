import { xmlElement, xmlText } from './xml-text';

const variable = (identifier: string): string => xmlElement('variable', { identifier });
const value = (baseType: string, said: string | number): string =>
  xmlElement('baseValue', { baseType }, xmlText(String(said)));

export const isCorrect = (identifier: string): string =>
  xmlElement('match', {}, variable(identifier) + xmlElement('correct', { identifier }));

/** Whether the answer equals one of the texts, ignoring case. */
export const isOneOf = (identifier: string, texts: readonly string[]): string =>
  either(
    texts.map((text) =>
      xmlElement('stringMatch', { caseSensitive: 'false' }, variable(identifier) + value('string', text)),
    ),
  );

export const isOption = (identifier: string, options: readonly string[]): string =>
  either(
    options.map((option) => xmlElement('match', {}, variable(identifier) + value('identifier', option))),
  );

/** Whether the answer equals the number within the tolerance; "5%" is relative. */
export function isNumber(
  identifier: string,
  {
    value: number,
    tolerance = 0,
  }: { readonly value: number; readonly tolerance?: number | string | undefined },
): string {
  const isRelative = typeof tolerance === 'string';
  const off = isRelative ? Number.parseFloat(tolerance) : tolerance;
  const mode = off === 0 ? 'exact' : isRelative ? 'relative' : 'absolute';
  const attributes = { toleranceMode: mode, tolerance: off === 0 ? undefined : `${off} ${off}` };
  return xmlElement('equal', attributes, variable(identifier) + value('float', number));
}

export const either = (conditions: readonly string[]): string =>
  conditions.length === 1 ? conditions.join('') : xmlElement('or', {}, conditions);
export const all = (conditions: readonly string[]): string =>
  conditions.length === 1 ? conditions.join('') : xmlElement('and', {}, conditions);

export const marksIf = (condition: string, marks: number): string =>
  xmlElement(
    'responseCondition',
    {},
    xmlElement(
      'responseIf',
      {},
      condition + xmlElement('setOutcomeValue', { identifier: 'SCORE' }, value('float', marks)),
    ),
  );

export const moreMarksIf = (condition: string, marks: number): string =>
  xmlElement(
    'responseCondition',
    {},
    xmlElement(
      'responseIf',
      {},
      condition +
        xmlElement(
          'setOutcomeValue',
          { identifier: 'SCORE' },
          xmlElement('sum', {}, variable('SCORE') + value('float', marks)),
        ),
    ),
  );

export const mappedMarks = (identifier: string): string =>
  xmlElement('setOutcomeValue', { identifier: 'SCORE' }, xmlElement('mapResponse', { identifier }));

/** Shows the explanation and the feedback of the chosen options. */
export const feedbackShown = (response: string | undefined): string =>
  xmlElement(
    'setOutcomeValue',
    { identifier: 'FEEDBACK' },
    xmlElement(
      'multiple',
      {},
      value('identifier', 'GENERAL') + (response === undefined ? '' : variable(response)),
    ),
  );
