import type { ExportedQuiz, Loss, QuizWriter } from '../../../../shared/export/exported';
import { parseBlocks } from '../../../../shared/rich-text/blocks';
import { uploadIdOf } from '../../../../shared/rich-text/upload-id';
import { inlinesIn } from '../../../../shared/rich-text/walk';
import { exportSentences } from '../sentences';
import { writeManifest } from './manifest';
import * as sentences from './sentences';
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
