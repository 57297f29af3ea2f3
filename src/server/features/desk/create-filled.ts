import type { Teacher } from '../../../shared/actor';
import { toQuestion } from '../../../shared/question/from-draft';
import type { Question } from '../../../shared/question/schema';
import { copyTitle } from '../../../shared/quiz/draft';
import type { SampleQuiz } from '../../../shared/quiz/sample-quiz';
import type { Quiz, QuizSettings } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { addQuestions } from '../questions/add';
import { refuseManyQuizzes } from '../quizzes/ceilings';
import { insertDraft, type KeptWithCopy } from '../quizzes/create';
import { getChangedQuiz } from '../quizzes/get';
import { deskStore } from './store';

export const listTitles = ({ db }: Pick<Deps, 'db'>, teacher: Teacher): string[] =>
  deskStore(db)
    .listOwn.all({ teacherId: ownerOf(teacher) })
    .map(({ title }) => title);

/** Creates a draft with questions under new ids. Throws 409 for more than an account may have. */
export function addFilledQuiz(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>,
  {
    teacher,
    settings,
    questions,
    ...kept
  }: { teacher: Teacher; settings: QuizSettings; questions: readonly Question[] } & KeptWithCopy,
): Quiz {
  refuseManyQuizzes(deps, ownerOf(teacher));
  const quizId = insertDraft(deps, teacher, { ...settings, ...kept });
  const copies = questions.map((question) => ({ ...question, _id: deps.ids.id() }));
  addQuestions(deps, { ownerId: ownerOf(teacher), quizId, questions: copies });
  return getChangedQuiz(deps, teacher, quizId);
}

/** The first free "… (copy)" of a title. */
export const freeCopyTitle = (deps: Pick<Deps, 'db'>, teacher: Teacher, title: string): string =>
  copyTitle(title, listTitles(deps, teacher));

/** Creates a draft from a sample, under its title or a free "… (copy)" of it. */
export function createFromSample(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>,
  { teacher, input: { sample } }: { teacher: Teacher; input: { sample: SampleQuiz } },
): Quiz {
  const { settings, questions } = sample;
  const isTaken = listTitles(deps, teacher).includes(settings.title);
  const title = isTaken ? freeCopyTitle(deps, teacher, settings.title) : settings.title;
  return addFilledQuiz(deps, {
    teacher,
    settings: { ...settings, title },
    questions: questions.map((draft) => toQuestion(draft, '', null)),
  });
}
