import type { Question } from '../../question/schema';
import { QUIZ_JSON, QUIZ_JSON_VERSION, QUIZ_PICTURES } from '../../quiz/quiz-json';
import { uploadIdOf } from '../../rich-text/upload-id';
import type { ExportedQuestion, QuizWriter } from '../exported';

/** Writes a quiz as JSON that says all of it; with its pictures as a package. */
export const writeQuizJson: QuizWriter = ({ settings, questions, pictures }) => {
  const written = {
    ...{ format: QUIZ_JSON, version: QUIZ_JSON_VERSION, quiz: settings },
    questions: questions.map(toWritten),
  };
  const text = `${JSON.stringify(written, null, 2)}\n`;
  if (pictures.size === 0) return { content: text, losses: [] };
  const files = [...pictures].map(
    ([uploadId, { bytes }]) => [`${QUIZ_PICTURES}/${uploadId}.webp`, bytes] as const,
  );
  return { content: new Map<string, string | Uint8Array>([['quiz.json', text], ...files]), losses: [] };
};

/** The question as its teacher sees it over the API, without what belongs to this server alone. */
function toWritten({ question, tags, pool, origin }: ExportedQuestion) {
  const { imageUrl } = question;
  return {
    ...withoutServersOwn(question),
    ...(imageUrl !== null && { picture: uploadIdOf(imageUrl) }),
    ...(tags.length > 0 && { tags }),
    ...(pool && { pool }),
    ...(origin !== undefined && { origin }),
  };
}

function withoutServersOwn(question: Question) {
  const { _id, imageUrl: _, formatted: __, ...written } = question;
  return written;
}
