import { DomainError } from '../../../shared/errors';
import { importMessages } from '../../../shared/import/messages';
import type { ImportDecision, ReviewedQuestion } from '../../../shared/import/schema';
import { inQuestion } from '../../../shared/messages';
import { parseInput } from '../../../shared/parse';
import type { QuestionDraft } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import { questionFieldsSchema } from '../../../shared/question/request';
import { correctAnswerSchema } from '../../../shared/question/schema';
import { validateQuestion } from '../../../shared/question/validate';
import type { Deps } from '../../deps';
import type { ImportedQuestion } from '../../rules/import/imported';
import { withPictures } from '../../rules/import/placed-pictures';
import { readQuestionRequest } from '../../rules/question/read-request';
import { missingImageIn } from '../questions/images';

/** The teacher's decisions by the question's index in the file. */
export function decisionsByPlace(
  review: readonly ImportDecision[],
  count: number,
): ReadonlyMap<number, ImportDecision> {
  const beyond = review.find(({ at }) => at >= count);
  if (beyond) throw new DomainError('invalid', importMessages.reviewUnknown(beyond.at + 1));
  return new Map(review.map((decision) => [decision.at, decision]));
}

/** The questions of a file after the review: without the left-out ones, with the teacher's changes (400 if invalid). */
export function reviewed(
  questions: readonly ImportedQuestion[],
  review: readonly ImportDecision[] = [],
): ImportedQuestion[] {
  const decisions = decisionsByPlace(review, questions.length);
  return questions.flatMap((question, at) => {
    const decision = decisions.get(at);
    if (decision && 'isLeftOut' in decision) return [];
    return [decision ? mended(question, { fields: decision.fields, number: at + 1 }) : question];
  });
}

/** Drops the file's problems, which the teacher has settled; the rules report any remaining ones. */
function mended(
  question: ImportedQuestion,
  { fields, number }: { fields: Readonly<Record<string, unknown>>; number: number },
): ImportedQuestion {
  try {
    const sent = parseInput(questionFieldsSchema, fields);
    return { ...question, draft: readQuestionRequest(sent, question.draft), problems: [] };
  } catch (error) {
    if (error instanceof DomainError) throw new DomainError(error.kind, inQuestion(number, error.message));
    throw error;
  }
}

/** Why a question counts as unfinished: problems of its file, broken rules and missing pictures. */
export function problemsOf(
  deps: Pick<Deps, 'images'>,
  { draft, problems }: Pick<ImportedQuestion, 'draft' | 'problems'>,
  quiz: { useQuestionTimer: boolean },
): string[] {
  const issues = validateQuestion(draft, quiz).map(({ sentence }) => sentence);
  const missing = issues.length === 0 ? missingPicture(deps, draft) : undefined;
  return [...problems, ...issues, ...(missing === undefined ? [] : [missing])];
}

/** Ignores the file's own pictures, which are stored with it. */
const missingPicture = (deps: Pick<Deps, 'images'>, draft: QuestionDraft): string | undefined =>
  missingImageIn(deps, toQuestion(withPictures(draft, new Map()), '', null));

/** A question as its teacher reviews it. */
export function toReviewed(
  { line, name, draft, picture, notes, tags, problems: ofFile }: ImportedQuestion,
  problems: readonly string[],
): ReviewedQuestion {
  const { type, text, maximumMarks, explanation } = draft;
  // The rules find no problem besides the file's own doubts.
  const isValid = problems.length === ofFile.length;
  const key = isValid ? toQuestion(draft, '', null).correctAnswer : draft.correctAnswer;
  const correctAnswer = correctAnswerSchema.safeParse(key);
  return {
    ...{ line, type, text, maximumMarks, draft },
    ...(name !== undefined && { name }),
    ...('options' in draft && draft.options.length > 0 && { options: [...draft.options] }),
    correctAnswer: correctAnswer.success ? correctAnswer.data : '',
    ...(explanation !== null && { explanation }),
    ...(picture !== undefined && { picture }),
    ...('feedback' in draft && Object.keys(draft.feedback).length > 0 && { feedback: draft.feedback }),
    ...('weights' in draft && Object.keys(draft.weights).length > 0 && { weights: draft.weights }),
    ...{ problems: [...problems], notes: [...notes], tags: [...tags] },
  };
}
