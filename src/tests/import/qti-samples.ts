import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Imported, ImportedQuestion, PackageFiles } from '../../server/rules/import/imported';
import { readQti } from '../../server/rules/import/qti/read-qti';
import { readQtiPackage } from '../../server/rules/import/qti/read-qti-package';
import { toQuestion } from '../../shared/question/from-draft';
import { questionTypeOf } from '../../shared/question-types/registry';

const SAMPLES = join(import.meta.dirname, 'samples');

/** A folder of samples as a package. */
function packageIn(folder: string): PackageFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
  const at = (path: string) => (paths.includes(path) ? readFileSync(join(folder, path)) : undefined);
  return { paths, text: (path) => at(path)?.toString('utf8'), bytes: at };
}

export const readSamplePackage = (folder: string): Imported =>
  readQtiPackage(packageIn(join(SAMPLES, folder)));
export const readSampleText = (path: string): string => readFileSync(join(SAMPLES, path), 'utf8');
export const readSample = (path: string): Imported => readQti(readSampleText(path));

/** A question in one line: type, marks, text and key. */
export function inOneLine({ draft }: ImportedQuestion): string {
  const key = questionTypeOf(draft).keyText(toQuestion(draft, '', null));
  const partly = 'partialCredit' in draft && draft.partialCredit ? ', partly' : '';
  const text = draft.text.replaceAll('\n', ' / ');
  return `${draft.type} ${draft.maximumMarks}${partly}: ${text} = ${key.replaceAll('\n', ' / ')}`;
}

export const linesOf = ({ questions }: Imported): string[] => questions.map(inOneLine);
