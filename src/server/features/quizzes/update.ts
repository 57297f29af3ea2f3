import type { Teacher } from '../../../shared/actor';
import { DomainError, refuseFirst } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { parseInput } from '../../../shared/parse';
import type { Question } from '../../../shared/question/schema';
import { blankQuiz } from '../../../shared/quiz/draft';
import { changesFrozenSettings } from '../../../shared/quiz/frozen';
import { type QuizRequest, quizRequestSchema } from '../../../shared/quiz/request';
import { type Quiz, type QuizSettings, quizSettingsSchema } from '../../../shared/quiz/schema';
import { effectiveSettings } from '../../../shared/quiz/settings';
import { validateQuiz } from '../../../shared/quiz/validate';
import type { Deps } from '../../deps';
import { refuseManyQuizzes } from './ceilings.service';
import { quizzesRepo } from './repo';
import { getOwnQuiz, getQuestions, getQuiz, hasStarted } from './service';

type QuizWriteDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'inTransaction'>;

/** Makes a draft without questions. Refuses a missing title (400), one that the teacher uses already and one quiz too many (409). */
export function createQuiz(
  deps: QuizWriteDeps & Pick<Deps, 'policy'>,
  teacher: Teacher,
  input: unknown,
): Quiz {
  // The client words the description of a new quiz (spec §4); the API makes none up.
  const base = { ...blankQuiz(''), description: '' };
  const settings = settingsFrom(base, parseInput(quizRequestSchema, input));
  refuseFirst(validateQuiz({ ...settings, questions: [] }));
  const [id, teacherId] = [deps.ids.id(), teacher.accountId];
  return deps.inTransaction(() => {
    refuseManyQuizzes(deps, teacher);
    refuseTakenTitle(deps, teacher, settings.title);
    quizzesRepo(deps.db).insert.run({ ...settings, id, teacherId, now: deps.clock.now() });
    return getQuiz(deps, teacher, id);
  });
}

/**
 * Changes the settings that are sent, and the order of the questions; times are seconds. Refuses what validateQuiz
 * finds and other questions than the quiz has (400); once a student has started, a real change of order, total time or
 * question timers (409); a title that the teacher uses already (409).
 */
export function updateQuiz(deps: QuizWriteDeps, teacher: Teacher, quizId: unknown, input: unknown): Quiz {
  return deps.inTransaction(() => {
    const before = getOwnQuiz(deps, teacher, quizId);
    const request = parseInput(quizRequestSchema, input);
    const settings = settingsFrom(before, request);
    const questions = getQuestions(deps, before.id);
    const reordered = inOrder(questions, request.questions);
    refuseFirst(validateQuiz({ ...settings, questions: reordered }));

    const [from, to] = [idsOf(questions), idsOf(reordered)];
    if (
      changesFrozenSettings({ ...before, questions: from }, { ...settings, questions: to }) &&
      hasStarted(deps, before.id)
    ) {
      throw new DomainError('conflict', messages.attemptsFreezeQuestions);
    }
    if (settings.title !== before.title) refuseTakenTitle(deps, teacher, settings.title);

    quizzesRepo(deps.db).saveSettings.run({ ...settings, quizId: before.id, teacherId: teacher.accountId });
    saveOrder(deps, before.id, from, to);
    return getQuiz(deps, teacher, before.id);
  });
}

const settingsFrom = (base: QuizSettings, request: QuizRequest): QuizSettings =>
  effectiveSettings(quizSettingsSchema.parse({ ...base, ...request }));

const idsOf = (questions: readonly Question[]) => questions.map(({ _id }) => _id);

/** The questions in the order that was sent, if one was: exactly those that there are, each once (400). */
function inOrder(questions: readonly Question[], ids: readonly string[] | undefined): readonly Question[] {
  if (!ids) return questions;
  const byId = new Map(questions.map((question) => [question._id, question]));
  const reordered = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  if (ids.length === questions.length && reordered.length === questions.length) return reordered;
  throw new DomainError('invalid', messages.questionIdsMustMatch);
}

/** Refuses a title that another quiz of the teacher has (409). Writers take turns (the transaction holds the write lock), so nobody can take the title after this. */
export function refuseTakenTitle({ db }: Pick<Deps, 'db'>, { accountId }: Teacher, title: string): void {
  if (quizzesRepo(db).findOwnTitle.get({ teacherId: accountId, title })) {
    throw new DomainError('conflict', messages.titleTaken);
  }
}

/** Hands out the places anew that the questions hold now, so that a deleted question keeps its own for a restore. */
function saveOrder(
  { db }: Pick<Deps, 'db'>,
  quizId: string,
  from: readonly string[],
  to: readonly string[],
): void {
  if (from.every((id, index) => id === to[index])) return;
  const repo = quizzesRepo(db);
  const places = repo.listQuestions.all({ quizId }).map(({ position }) => position);
  to.forEach((questionId, index) => {
    repo.moveQuestion.run({ quizId, questionId, position: places[index] });
  });
}
