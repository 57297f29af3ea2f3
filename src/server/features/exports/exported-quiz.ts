import type { ExportedPicture, ExportedQuiz, Loss } from '../../../shared/export/exported';
import { exportSentences } from '../../../shared/export/sentences';
import type { Question } from '../../../shared/question/schema';
import { questionTypeOf } from '../../../shared/question-types/registry';
import { quizSettingsSchema } from '../../../shared/quiz/settings-schema';
import { imagesIn } from '../../../shared/rich-text/images';
import { uploadIdOf, uploadUrl } from '../../../shared/rich-text/upload-id';
import type { Deps } from '../../deps';
import { getDrafts, getQuestions, poolsAmong, type QuizRecord } from '../quizzes/find';
import { getOrder } from '../quizzes/order';
import { listFamilies, listTags } from './store';

/** All of a quiz that can be written into a file: finished questions in their order, their tags, pools and pictures, and what is left out. */
export async function readExportedQuiz(
  deps: Pick<Deps, 'db' | 'images' | 'origins'>,
  quiz: QuizRecord,
): Promise<ExportedQuiz & { readonly left: readonly Loss[] }> {
  const questions = getQuestions(deps, quiz.id);
  const order = getOrder(deps, quiz.id);
  const tags = Map.groupBy(listTags(deps.db, quiz.id), ({ questionId }) => questionId);
  const families = new Map(
    listFamilies(deps.db, quiz.id).map(({ questionId, familyId }) => [questionId, familyId]),
  );
  const pools = poolsAmong(quiz, questions);
  const { pictures, missing } = await readPictures(deps, questions);
  const place = (id: string) => order.indexOf(id) + 1;
  return {
    settings: quizSettingsSchema.parse(quiz),
    questions: questions.map((question) => {
      const pool = pools.find(({ questionIds }) => questionIds.includes(question._id));
      return {
        question,
        place: place(question._id),
        tags: (tags.get(question._id) ?? []).map(({ tag }) => tag),
        origin: deps.origins.of(families.get(question._id) ?? question._id),
        ...(pool && { pool: { name: pool.name, draw: pool.draw } }),
      };
    }),
    pictures,
    left: [
      ...getDrafts(deps, quiz.id).map(({ id, position }) => ({
        question: place(id),
        sentence: position === null ? exportSentences.changeLeft : exportSentences.unfinishedLeft,
      })),
      ...missing.map((id) => ({ question: place(id), sentence: exportSentences.pictureGone })),
    ],
  };
}

/** The pictures that questions show, by their upload ids, and the questions of which one is gone. */
async function readPictures({ images }: Pick<Deps, 'images'>, questions: readonly Question[]) {
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

function uploadsOf(question: Question): string[] {
  const own = question.imageUrl === null ? undefined : uploadIdOf(question.imageUrl);
  const texts = [
    question.text,
    question.explanation ?? '',
    ...questionTypeOf(question).formattedTexts(question),
  ];
  const named = question.format === 'plain' ? [] : texts.flatMap((text) => imagesIn(text));
  return [...new Set([...(own === undefined ? [] : [own]), ...named.map(({ uploadId }) => uploadId)])];
}
