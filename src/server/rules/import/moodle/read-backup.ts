import { categoryTags } from '../category-tags';
import type {
  Imported,
  ImportedQuestion,
  PackageFiles,
  PackageReader,
  SkippedQuestion,
  TextReader,
} from '../imported';
import { NOTHING_IMPORTED } from '../imported';
import { ImportedPictures } from '../imported-pictures';
import { childOf, childrenOf, descendantsOf, readXml, textOf, type XmlElement } from '../markup/xml';
import { BackupPictures } from './backup-pictures';
import { backupQuestion } from './backup-question';
import { importedOf, isQuestion } from './moodle-import';
import { faultOf } from './read-moodle-xml';
import { moodleSentences } from './sentences';

const QUESTIONS = 'questions.xml';

/** Reads the question bank in the backup of a Moodle course. */
export const readMoodleBackup: PackageReader = (files) => {
  const path = files.paths
    .filter((each) => each === QUESTIONS || each.endsWith(`/${QUESTIONS}`))
    .sort((one, other) => one.length - other.length)[0];
  const text = path === undefined ? undefined : files.text(path);
  return path === undefined || text === undefined
    ? NOTHING_IMPORTED
    : readBank(text, { files, folder: path.slice(0, -QUESTIONS.length) });
};

/** Reads the question bank alone, taken from an unpacked backup; its pictures are missing. */
export const readMoodleQuestions: TextReader = (text) => readBank(text, { files: undefined, folder: '' });

function readBank(
  text: string,
  { files, folder }: { files: PackageFiles | undefined; folder: string },
): Imported {
  const { root, fault } = readXml(text);
  const [questions, skipped]: [ImportedQuestion[], SkippedQuestion[]] = [[], []];
  const pictures = new ImportedPictures();
  const kept = new BackupPictures(files, folder, pictures);
  const all = root
    ? descendantsOf(root, 'question').filter(({ attributes }) => attributes.id !== undefined)
    : [];
  const byNumber = new Map(all.map((element) => [element.attributes.id ?? '', element]));
  const categories = root ? childrenOf(root, 'question_category') : [];
  const tagsBy = categoryTagsOf(categories);
  for (const category of categories) {
    for (const { element, id, older } of entriesOf(category)) {
      const parent = textOf(childOf(element, 'parent')).trim();
      // A part of a text with gaps; a random question is its own parent.
      if (parent !== '0' && parent !== '' && parent !== element.attributes.id) continue;
      const around = {
        category: tagsBy.get(category.attributes.id ?? '') ?? [],
        id,
        pictures: kept,
        byNumber,
      };
      const found = importedOf(backupQuestion(element, around));
      if (!isQuestion(found)) skipped.push(found);
      else
        questions.push(
          older === 0 ? found : { ...found, notes: [...found.notes, moodleSentences.versionsOlder(older)] },
        );
    }
  }
  if (fault) skipped.push(faultOf(fault));
  return { questions, skipped, pictures: pictures.all };
}

interface Entry {
  readonly element: XmlElement;
  readonly id: string;
  /** The number of earlier versions. */
  readonly older: number;
}

/** Since Moodle 4 a question has versions; only the newest counts. */
function entriesOf(category: XmlElement): Entry[] {
  const plain = childrenOf(category, 'questions').flatMap((questions) => childrenOf(questions, 'question'));
  const entries = childrenOf(category, 'question_bank_entries').flatMap((list) =>
    childrenOf(list, 'question_bank_entry'),
  );
  return [
    ...plain.map((element) => ({ element, id: '', older: 0 })),
    ...entries.flatMap((entry) => {
      const versions = descendantsOf(entry, 'question_versions').toSorted(
        (one, other) => versionOf(other) - versionOf(one),
      );
      const newest = versions[0] && descendantsOf(versions[0], 'question')[0];
      const id = textOf(childOf(entry, 'idnumber')).trim();
      return newest ? [{ element: newest, id: id === '$@NULL@$' ? '' : id, older: versions.length - 1 }] : [];
    }),
  ];
}

const versionOf = (versions: XmlElement): number => Number(textOf(childOf(versions, 'version'))) || 0;

/** The names of each category and its ancestors. */
function categoryTagsOf(categories: readonly XmlElement[]): Map<string, readonly string[]> {
  const said = (category: XmlElement | undefined, name: string) => textOf(childOf(category, name)).trim();
  const byNumber = new Map(categories.map((category) => [category.attributes.id ?? '', category]));
  const namesOf = (category: XmlElement | undefined, depth: number): string[] =>
    category && depth < 20
      ? [
          ...namesOf(byNumber.get(said(category, 'parent')), depth + 1),
          ...categoryTags(said(category, 'name').replaceAll('/', '//')),
        ]
      : [];
  return new Map([...byNumber].map(([number, category]) => [number, namesOf(category, 0)]));
}
