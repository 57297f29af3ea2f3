import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { inQuestion } from '../../../shared/messages';
import { parseInput } from '../../../shared/parse';
import type { QuestionDraft } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import { type QuestionFields, questionFieldsSchema } from '../../../shared/question/request';
import type { Quiz } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { addQuestions } from './add';
import { refuseStarted } from './find';
import { refuseMissingImages } from './named-images';
import { readValid } from './read-valid';

/**
 * Appends several questions to a quiz, all or none, and returns the quiz. Throws 400 with the number of the first invalid
 * question, 409 for a started quiz or too many questions.
 */
export function createQuestions(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'images' | 'policy'>,
  asked: {
    teacher: Teacher;
    quiz: Seen<QuizRecord, 'edit'>;
    input: { questions: readonly QuestionFields[] };
  },
): Quiz {
  const { teacher, quiz, input } = asked;
  const drafts = input.questions.map((fields, at) => readNumbered(deps, { fields, quiz, number: at + 1 }));
  refuseStarted(deps, quiz.id);
  const questions = drafts.map((draft) => toQuestion(draft, deps.ids.id(), null));
  addQuestions(deps, { ownerId: quiz.teacherId, quizId: quiz.id, questions });
  return getChangedQuiz(deps, teacher, quiz.id);
}

function readNumbered(
  deps: Pick<Deps, 'images'>,
  { fields, quiz, number }: { fields: QuestionFields; quiz: Seen<QuizRecord, 'edit'>; number: number },
): QuestionDraft {
  try {
    const draft = readValid(parseInput(questionFieldsSchema, fields), quiz);
    refuseMissingImages(deps, toQuestion(draft, '', null));
    return draft;
  } catch (error) {
    if (error instanceof DomainError) throw new DomainError(error.kind, inQuestion(number, error.message));
    throw error;
  }
}
