import type { ExportedQuiz, Loss, QuizWriter } from '../../../../shared/export/exported';
import { parseBlocks } from '../../../../shared/rich-text/blocks';
import { uploadIdOf } from '../../../../shared/rich-text/upload-id';
import { inlinesIn } from '../../../../shared/rich-text/walk';
import * as sentences from '../../formats/qti/sentences';
import { xmlElement, xmlFile, xmlText } from '../../formats/qti/xml-text';
import { exportSentences } from '../sentences';
import { writeItem } from './write-item';
import { type PlacedItem, writeTest } from './write-test';

const TITLE_CUT = 60;

/** Writes a quiz as a QTI 2.1 package: a test, a file per item, the pictures, and a list of losses. */
export const writeQti21: QuizWriter = (quiz) => {
  const files = new Map<string, string | Uint8Array>();
  const losses: Loss[] = [];
  const items = quiz.questions.map(
    (
      { question, place, tags, pool },
      at,
    ): PlacedItem & { tags: readonly string[]; pictures: readonly string[] } => {
      const identifier = `item_${String(at + 1).padStart(3, '0')}`;
      const used = new Set<string>();
      const lose = (sentence: string) => losses.push({ question: place, sentence });
      const find = (uploadId: string) => {
        const name = pictureName(quiz, uploadId);
        if (name === undefined) lose(sentences.pictureMissing);
        else used.add(name);
        return name && `../${name}`;
      };
      const own = question.imageUrl === null ? undefined : uploadIdOf(question.imageUrl);
      const { xml, losses: lost } = writeItem(question, {
        ...{ identifier, title: titleOf(question.text) },
        setting: { format: question.format, pictureAt: find },
        picture: own === undefined ? undefined : find(own),
      });
      for (const sentence of lost) lose(sentence);
      if (question.format === 'rich' && hasAlignment(question.text)) lose(sentences.alignmentLost);
      const path = `items/${identifier}.xml`;
      files.set(path, xml);
      const seconds = quiz.settings.useQuestionTimer ? question.timeLimit : null;
      return { identifier, path, pool, seconds, tags, pictures: [...used] };
    },
  );
  for (const name of new Set(items.flatMap(({ pictures }) => pictures)))
    files.set(name, quiz.pictures.get(uploadIdIn(name))?.bytes ?? new Uint8Array());
  const all = [...(quiz.commonLosses ?? []), ...losses].toSorted(
    (one, other) => one.question - other.question,
  );
  const content = new Map([
    ['imsmanifest.xml', writeManifest(quiz.settings.title, items)],
    ['test.xml', writeTest(quiz.settings, items)],
    ...files,
    ...(all.length > 0 ? [['losses.txt', lossesText(all)] as const] : []),
  ]);
  return { content, losses };
};

interface Listed {
  readonly identifier: string;
  readonly path: string;
  readonly tags: readonly string[];
  readonly pictures: readonly string[];
}

const NAMESPACES = {
  xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1',
  'xmlns:imsmd': 'http://ltsc.ieee.org/xsd/LOM',
};

/** The package manifest; tags become keywords of the items. */
function writeManifest(title: string, items: readonly Listed[]): string {
  const test = xmlElement('resource', { identifier: 'test', type: 'imsqti_test_xmlv2p1', href: 'test.xml' }, [
    file('test.xml'),
    ...items.map(({ identifier }) => xmlElement('dependency', { identifierref: identifier })),
  ]);
  const resources = items.map((item) =>
    xmlElement('resource', { identifier: item.identifier, type: 'imsqti_item_xmlv2p1', href: item.path }, [
      ...(item.tags.length > 0 ? [keywords(item.tags)] : []),
      ...[item.path, ...item.pictures].map(file),
    ]),
  );
  const metadata = xmlElement('metadata', {}, [
    xmlElement('schema', {}, 'QTIv2.1 Package'),
    xmlElement('schemaversion', {}, '1.0.0'),
    learningObject(xmlElement('imsmd:title', {}, inLanguage(title))),
  ]);
  return xmlFile(
    xmlElement('manifest', { ...NAMESPACES, identifier: 'manifest' }, [
      metadata,
      '<organizations/>',
      xmlElement('resources', {}, `${[test, ...resources].map((resource) => `\n${resource}`).join('')}\n`),
    ]),
  );
}

const file = (href: string): string => xmlElement('file', { href });
const inLanguage = (text: string): string => xmlElement('imsmd:string', { language: 'und' }, xmlText(text));
const learningObject = (general: string): string =>
  xmlElement('imsmd:lom', {}, xmlElement('imsmd:general', {}, general));

const keywords = (tags: readonly string[]): string =>
  xmlElement(
    'metadata',
    {},
    learningObject(tags.map((tag) => xmlElement('imsmd:keyword', {}, inLanguage(tag))).join('')),
  );

const ENDINGS: Readonly<Record<string, string>> = {
  ...{ 'image/webp': 'webp', 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' },
};

function pictureName({ pictures }: ExportedQuiz, uploadId: string): string | undefined {
  const picture = pictures.get(uploadId);
  return picture && `images/${uploadId}.${ENDINGS[picture.mediaType] ?? 'webp'}`;
}

const uploadIdIn = (name: string): string => name.replace(/^images\/|\.\w+$/g, '');

/** The beginning of a text without markup, since items need a title. */
function titleOf(text: string): string {
  const words = inlinesIn(parseBlocks(text)).flatMap((node) => ('text' in node ? [node.text] : []));
  const title = words.join(' ').replace(/\s+/g, ' ').trim();
  const cut = [...title].slice(0, TITLE_CUT).join('');
  return cut === '' ? 'Question' : cut.length < title.length ? `${cut}…` : cut;
}

const hasAlignment = (text: string): boolean =>
  parseBlocks(text).some(
    (block) => block.kind === 'table' && block.rows.flat().some(({ align }) => align !== null),
  );

const lossesText = (losses: readonly Loss[]): string =>
  [
    sentences.lossesTitle,
    '',
    ...losses.map(({ question, sentence }) => exportSentences.loss(question, sentence)),
    '',
  ].join('\n');
