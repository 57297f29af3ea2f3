import type { ExportedDraft, ExportedQuestion, QuizWriter } from '../../../../shared/export/exported';
import type { Question } from '../../../../shared/question/schema';
import { uploadIdOf } from '../../../../shared/rich-text/upload-id';
import { inKeptJson } from '../../question/kept-draft';
import { QUIZ_JSON, QUIZ_JSON_VERSION, QUIZ_PICTURES } from '../../quiz/quiz-json';

/** Writes a quiz as lossless JSON, unfinished questions included; a quiz with pictures becomes a package. */
export const writeQuizJson: QuizWriter = ({ settings, questions, drafts = [], pictures }) => {
  const written = {
    ...{ format: QUIZ_JSON, version: QUIZ_JSON_VERSION, quiz: settings },
    questions: [...questions, ...drafts]
      .toSorted((one, other) => one.place - other.place)
      .map((each) => ('draft' in each ? toWrittenDraft(each) : toWritten(each))),
  };
  const text = `${JSON.stringify(written, inKeptJson, 2)}\n`;
  if (pictures.size === 0) return { content: text, losses: [] };
  const files = [...pictures].map(
    ([uploadId, { bytes }]) => [`${QUIZ_PICTURES}/${uploadId}.webp`, bytes] as const,
  );
  return { content: new Map<string, string | Uint8Array>([['quiz.json', text], ...files]), losses: [] };
};

function toWrittenDraft({ draft, problems, imageUrl, ...more }: ExportedDraft) {
  return {
    ...draft,
    unfinished: true,
    ...(problems.length > 0 && { problems }),
    ...withMore(more, imageUrl),
  };
}

/** The question as its teacher sees it in the API, without server-specific fields. */
function toWritten({ question, origin, ...more }: ExportedQuestion) {
  return {
    ...withoutServersOwn(question),
    ...withMore(more, question.imageUrl),
    ...(origin !== undefined && { origin }),
  };
}

const withMore = ({ tags, pool }: Pick<ExportedQuestion, 'tags' | 'pool'>, imageUrl: string | null) => ({
  ...(imageUrl !== null && { picture: uploadIdOf(imageUrl) }),
  ...(tags.length > 0 && { tags }),
  ...(pool && { pool }),
});

function withoutServersOwn(question: Question) {
  const { _id, imageUrl: _, formatted: __, ...written } = question;
  return written;
}
