import type { ImportFormat } from '../../../../shared/import/formats';
import type { PackageFiles } from '../imported';

export type QtiVersion = Extract<ImportFormat, 'qti12' | 'qti21' | 'qti30'>;

const VERSIONS: Readonly<Record<string, QtiVersion>> = {
  questestinterop: 'qti12',
  assessmentItem: 'qti21',
  assessmentTest: 'qti21',
  assessmentSection: 'qti21',
  assessmentStimulus: 'qti21',
  'qti-assessment-item': 'qti30',
  'qti-assessment-test': 'qti30',
  'qti-assessment-section': 'qti30',
  'qti-assessment-stimulus': 'qti30',
};

/** The QTI version of a root element, by its name without prefix; 2.0 and 2.2 count as 2.1. */
export const qtiVersionOf = (rootName: string): QtiVersion | undefined =>
  Object.hasOwn(VERSIONS, rootName) ? VERSIONS[rootName] : undefined;

/** The longest text before a file's first element. */
const PROLOGUE_MAXIMUM = 20_000;

/** The version of a file by its first element, without parsing the rest. */
export function qtiVersionOfText(text: string): QtiVersion | undefined {
  const beginning = text.slice(0, PROLOGUE_MAXIMUM);
  for (let at = beginning.indexOf('<'); at !== -1; at = beginning.indexOf('<', at + 1)) {
    if (beginning.startsWith('<!--', at)) {
      at = beginning.indexOf('-->', at);
      if (at === -1) return undefined;
    } else if (!/[?!]/.test(beginning.charAt(at + 1))) {
      const [, name = ''] = /^<(?:[\w.-]{1,60}:)?([\w.-]{1,60})/.exec(beginning.slice(at, at + 200)) ?? [];
      return qtiVersionOf(name);
    }
  }
  return undefined;
}

/** Whether a package's file can contain questions, by its name. */
export const canHoldQti = (path: string): boolean =>
  /\.(xml|dat|qti)$/i.test(path) && !/(^|\/)imsmanifest\.xml$/i.test(path);

/** The version of the first question file in a package; undefined if there is none. */
export function packageQtiVersion(files: PackageFiles): QtiVersion | undefined {
  for (const path of files.paths.filter(canHoldQti)) {
    const version = qtiVersionOfText(files.text(path) ?? '');
    if (version) return version;
  }
  return undefined;
}
