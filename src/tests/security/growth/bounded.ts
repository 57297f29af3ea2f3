import { nameKeysOf } from '../../../server/rules/roster/name-keys';
import { readPupilCells } from '../../../server/rules/roster/read-line';
import { readRosterRows } from '../../../server/rules/roster/read-roster';
import { whySkipped } from '../../../server/rules/roster/title-lines';
import { normalised } from '../../../shared/normalised';

/** Texts whose length is limited before a pattern or function sees them. */
interface Bound {
  readonly path: string;
  readonly longest: number;
  /** The code that limits it. */
  readonly by: string;
}

const bounds: readonly Bound[] = [
  {
    path: 'src/server/rules/import/',
    longest: 4000,
    by: 'the process for files, which has two seconds for each',
  },
  {
    path: 'src/server/rules/roster/read-roster.ts',
    longest: 4000,
    by: 'READ_AT_ONCE; more is read in the process for files',
  },
  {
    path: 'src/server/adapters/files/guess-encoding.ts',
    longest: 4000,
    by: 'SAMPLE_BYTES; each byte is a letter at most',
  },
  { path: 'src/server/rules/roster/headings.ts', longest: 300, by: 'CELL_MAXIMUM of a list' },
  { path: 'src/server/rules/export/workbook.ts', longest: 200, by: 'TITLE_MAXIMUM_LENGTH' },
  { path: 'src/server/rules/export/gift/', longest: 10_000, by: 'TEXT_MAXIMUM_LENGTH' },
  { path: 'src/shared/rich-text/', longest: 10_000, by: 'TEXT_MAXIMUM_LENGTH; blocks are read by marked' },
  { path: 'src/shared/marking/text/', longest: 10_000, by: 'TEXT_MAXIMUM_LENGTH, in the marking thread' },
  { path: 'src/shared/number-answer/', longest: 200, by: 'LONGEST_ANSWER' },
  { path: 'src/shared/question-types/cloze', longest: 10_000, by: 'TEXT_MAXIMUM_LENGTH' },
  { path: 'src/server/operations/describe-error.ts', longest: 500, by: 'FRAME_MAXIMUM_LENGTH' },
  { path: 'src/client/', longest: 20_000, by: 'twice TEXT_MAXIMUM_LENGTH, in the browser' },
];

/** The maximum length of texts in a file's functions; undefined if unlimited. */
export const longestIn = (path: string): number =>
  bounds.find((bound) => path.startsWith(bound.path))?.longest ?? Number.POSITIVE_INFINITY;

/** Functions that take their text within another value; functions of plain texts are found automatically. */
export const calls: readonly { readonly path: string; readonly call: (text: string) => unknown }[] = [
  { path: 'src/shared/normalised.ts', call: (text) => normalised(text, 'NFKD') },
  { path: 'src/server/rules/roster/name-keys.ts', call: (name) => nameKeysOf({ name }) },
  { path: 'src/server/rules/roster/title-lines.ts', call: (text) => whySkipped([text]) },
  {
    path: 'src/server/rules/roster/read-line.ts',
    call: (text) => readPupilCells({ names: [text], number: text, email: text }),
  },
  {
    path: 'src/server/rules/roster/pupil-cells.ts',
    call: (text) =>
      readRosterRows([
        ['Name', 'Number'],
        [text, text],
      ]),
  },
];
