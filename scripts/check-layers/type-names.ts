import { QUESTION_TYPES } from '../../src/shared/question-types/registry';
import { OF_TESTS } from './imports';
import type { Finding, SourceFile } from './source-files';

export const TYPE_NAMES = 'no-type-by-name';

/** The folders of the types, which alone may name one. */
const BY_NAME = /^src\/(shared|client|server\/rules)\/question-types\//;

const NAME = `'(?:${QUESTION_TYPES.join('|')})'`;
const ASKED = new RegExp(
  [
    String.raw`(?<!typeof [\w.]*)\btype [!=]== ${NAME}`,
    String.raw`${NAME} [!=]== [\w.?]*\btype\b`,
    String.raw`\[${NAME}(?:, ${NAME})*\](?: as const)?\.includes\(`,
    String.raw`\btype in \(${NAME}`,
    String.raw`switch \([^)]*\btype\) \{\s+case ${NAME}:`,
  ].join('|'),
);

/** Other files that compare with a question type's name, and would miss a new type that behaves alike. */
export const typeNameFindings = (files: readonly SourceFile[]): readonly Finding[] =>
  files
    .filter(({ path, text }) => !OF_TESTS.test(path) && !BY_NAME.test(path) && ASKED.test(text))
    .map(({ path, text }) => ({
      path,
      rule: TYPE_NAMES,
      sentence: `Asks for a type by name (${ASKED.exec(text)?.[0].replace(/\s+/g, ' ')}): ask traits.ts or its module.`,
    }));
