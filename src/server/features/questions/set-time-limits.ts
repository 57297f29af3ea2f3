import type { Teacher } from '../../../shared/actor';
import type { Quiz } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { keptProblems, readKeptDraft, toKeptDraft } from '../../rules/question/kept-draft';
import { getDrafts, getQuestions, type QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { refuseStarted } from './find';
import { finishDrafts } from './finish-drafts';
import { keepDraft, updateOwnQuestion } from './store';

/**
 * Sets the same time limit (seconds) on every question and draft without one, and returns the quiz. Throws 409 once a student has
 * started, unless nothing changes.
 */
export function setTimeLimits(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; input: { timeLimit: number } },
): Quiz {
  const { teacher, quiz, input } = asked;
  const untimed = getQuestions(deps, quiz.id).filter(({ timeLimit }) => timeLimit === null);
  const drafts = getDrafts(deps, quiz.id)
    .map((row) => ({ ...row, draft: readKeptDraft(row.draft), problems: keptProblems(row.draft) }))
    .filter(({ draft: { timeLimit } }) => timeLimit === null);
  if (untimed.length + drafts.length > 0) refuseStarted(deps, quiz.id);
  for (const { _id: questionId } of untimed) {
    updateOwnQuestion(deps.db, { questionId, teacherId: quiz.teacherId }, input);
  }
  for (const { problems, ...row } of drafts) {
    keepDraft(deps.db, { ...row, draft: toKeptDraft({ ...row.draft, ...input }, problems) });
  }
  finishDrafts(deps, quiz.id);
  return getChangedQuiz(deps, teacher, quiz.id);
}
