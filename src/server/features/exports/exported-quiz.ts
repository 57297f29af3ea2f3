import type { ExportedPicture, ExportedQuiz } from '../../../shared/export/exported';
import type { Question } from '../../../shared/question/schema';
import { questionTypeOf } from '../../../shared/question-types/registry';
import { quizSettingsSchema } from '../../../shared/quiz/settings-schema';
import { uploadIdOf, uploadUrl } from '../../../shared/rich-text/upload-id';
import type { Deps } from '../../deps';
import { exportSentences } from '../../rules/export/sentences';
import { textsIn } from '../../rules/import/draft-texts';
import { keptProblems, readKeptDraft } from '../../rules/question/kept-draft';
import { imagesIn } from '../../rules/rich-text/images';
import { getDrafts, getQuestions, poolsOf, type QuizRecord } from '../quizzes/find';
import { getOrder } from '../quizzes/order';
import { listFamilies, listTags } from './store';

/**
 * All of a quiz that can be written into a file: questions in their order, their tags, pools and pictures, and unfinished ones where
 * the format takes them along; and what is left out.
 */
export async function readExportedQuiz(
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

/** The pictures that questions show, by their upload ids, and the questions of which one is gone. */
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
