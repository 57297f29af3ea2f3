import type { Teacher } from '../../../shared/actor';
import type {
  ExportedFile,
  ExportedPicture,
  ExportedQuiz,
  Loss,
  QuizWriter,
} from '../../../shared/export/exported';
import type { ExportFormat } from '../../../shared/import/formats';
import type { Question } from '../../../shared/question/schema';
import { questionTypeOf } from '../../../shared/question-types/registry';
import { quizSettingsSchema } from '../../../shared/quiz/settings-schema';
import { uploadIdOf, uploadUrl } from '../../../shared/rich-text/upload-id';
import type { FileAnswer } from '../../calls/file-answer';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { safeFileName } from '../../rules/export/file-name';
import { writeGift } from '../../rules/export/gift/write-gift';
import { writeMoodleXml } from '../../rules/export/moodle/write-moodle-xml';
import { writeQti21 } from '../../rules/export/qti/write-qti21';
import { writeQuizJson } from '../../rules/export/quiz-json/write-quiz-json';
import { exportSentences } from '../../rules/export/sentences';
import { textsIn } from '../../rules/import/draft-texts';
import { keptProblems, readKeptDraft } from '../../rules/question/kept-draft';
import { imagesIn } from '../../rules/rich-text/images';
import { getDrafts, getQuestions, poolsOf, type QuizRecord } from '../quizzes/find';
import { getOrder } from '../quizzes/order';
import { listFamilies, listTags } from './store';

const ARCHIVE = { ending: '.zip', mediaType: 'application/zip' };

interface FormatOfFile {
  readonly write: QuizWriter;
  readonly ending: string;
  readonly mediaType: string;
  readonly hasUnfinished?: true;
}

/** The writer and file type of each format. */
const FORMATS: Readonly<Record<ExportFormat, FormatOfFile>> = {
  json: { write: writeQuizJson, ending: '.json', mediaType: 'application/json', hasUnfinished: true },
  'moodle-xml': { write: writeMoodleXml, ending: '.xml', mediaType: 'application/xml' },
  gift: { write: writeGift, ending: '.txt', mediaType: 'text/plain; charset=utf-8' },
  qti21: { write: writeQti21, ...ARCHIVE },
};

type ExportDeps = Pick<Deps, 'db' | 'images' | 'origins'>;

interface Asked {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'look'>;
  readonly input: { readonly format: ExportFormat };
}

/** Exports a quiz as a file named by its title. Audited. */
export async function exportQuiz(
  deps: ExportDeps & Pick<Deps, 'clock' | 'inTransaction' | 'tables'>,
  { teacher, quiz, input: { format } }: Asked,
): Promise<FileAnswer> {
  const { write, ...plain } = FORMATS[format];
  const exported = await readExportedQuiz(deps, quiz, FORMATS[format]);
  const { content } = write(exported);
  const { ending, mediaType } = typeof content === 'string' ? plain : ARCHIVE;
  const bytes = await bytesOf(deps, content);
  const act = { at: deps.clock.now(), actorId: teacher.accountId, subject: quiz.id };
  deps.inTransaction(() => recordAudit(deps.db, { ...act, action: 'export', after: { format } }));
  return { fileName: safeFileName(quiz.title) + ending, mediaType, bytes };
}

/**
 * Reads a quiz for export: questions in order with tags, pools and pictures, unfinished ones if the format supports them, and the
 * losses.
 */
async function readExportedQuiz(
  deps: Pick<Deps, 'db' | 'images' | 'origins'>,
  quiz: QuizRecord,
  { hasUnfinished = false }: { hasUnfinished?: boolean },
): Promise<ExportedQuiz> {
  const questions = getQuestions(deps, quiz.id);
  const order = getOrder(deps, quiz.id);
  const tags = Map.groupBy(listTags(deps.db, order), ({ questionId }) => questionId);
  const families = new Map(
    listFamilies(deps.db, quiz.id).map(({ questionId, familyId }) => [questionId, familyId]),
  );
  const kept = getDrafts(deps, quiz.id);
  const drafts = kept
    .filter(({ position }) => position !== null)
    .map(({ id: _id, draft, imageUrl }) => ({
      ...{ _id, imageUrl },
      ...{ draft: readKeptDraft(draft), problems: keptProblems(draft) },
    }));
  const pools = poolsOf(quiz);
  const { pictures, missing } = await readPictures(deps, [
    ...questions.map((question) => ({ ...question, texts: textsOf(question) })),
    ...drafts.map((each) => ({ ...each, format: each.draft.format, texts: textsIn(each.draft) })),
  ]);
  const place = (id: string) => order.indexOf(id) + 1;
  const more = (id: string) => {
    const pool = pools.find(({ questionIds }) => questionIds.includes(id));
    return {
      place: place(id),
      tags: (tags.get(id) ?? []).map(({ tag }) => tag),
      ...(pool && { pool: { name: pool.name, draw: pool.draw } }),
    };
  };
  return {
    settings: quizSettingsSchema.parse(quiz),
    questions: questions.map((question) => ({
      ...{ question, origin: deps.origins.of(families.get(question._id) ?? question._id) },
      ...more(question._id),
    })),
    drafts: hasUnfinished ? drafts.map(({ _id, ...draft }) => ({ ...draft, ...more(_id) })) : [],
    pictures,
    commonLosses: [
      ...kept
        .filter(({ position }) => position === null)
        .map(({ id }) => ({ question: place(id), sentence: exportSentences.changeLeft })),
      ...(hasUnfinished ? [] : drafts).map(({ _id }) => ({
        ...{ question: place(_id), sentence: exportSentences.unfinishedLeft },
      })),
      ...missing.map((id) => ({ question: place(id), sentence: exportSentences.pictureGone })),
    ],
  };
}

interface Pictured extends Pick<Question, '_id' | 'format' | 'imageUrl'> {
  readonly texts: readonly string[];
}

/** The pictures in questions, by upload id, and the questions with a missing picture. */
async function readPictures({ images }: Pick<Deps, 'images'>, questions: readonly Pictured[]) {
  const pictures = new Map<string, ExportedPicture>();
  const missing = new Set<string>();
  for (const question of questions) {
    for (const uploadId of uploadsOf(question)) {
      if (pictures.has(uploadId)) continue;
      const found = await images.find(uploadUrl(uploadId).slice('/uploads/'.length));
      if (!found) missing.add(question._id);
      else
        pictures.set(uploadId, {
          ...{ bytes: found.bytes, mediaType: found.mediaType },
          base64: Buffer.from(found.bytes).toString('base64'),
        });
    }
  }
  return { pictures, missing: [...missing] };
}

function uploadsOf({ imageUrl, format, texts }: Pictured): string[] {
  const own = imageUrl === null ? undefined : uploadIdOf(imageUrl);
  const named = format === 'plain' ? [] : texts.flatMap((text) => imagesIn(text));
  return [...new Set([...(own === undefined ? [] : [own]), ...named.map(({ uploadId }) => uploadId)])];
}

const textsOf = (question: Question): string[] => [
  question.text,
  question.explanation ?? '',
  ...questionTypeOf(question).formattedTexts(question),
];

/** The losses of a quiz in another format, in the order of its questions. */
export async function listLosses(
  deps: ExportDeps,
  { quiz, input: { format } }: Asked,
): Promise<{ losses: Loss[] }> {
  const { commonLosses = [], ...exported } = await readExportedQuiz(deps, quiz, FORMATS[format]);
  const losses = [...commonLosses, ...FORMATS[format].write(exported).losses];
  return { losses: losses.toSorted((one, other) => one.question - other.question) };
}

const bytesOf = async (
  { tables }: Pick<Deps, 'tables'>,
  content: ExportedFile['content'],
): Promise<Uint8Array<ArrayBuffer>> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : tables.archive(content);
