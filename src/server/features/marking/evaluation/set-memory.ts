import type { Teacher } from '../../../../shared/actor';
import { isTextType } from '../../../../shared/question-types/traits';
import { recordAudit } from '../../../db/audit';
import type { Seen } from '../../../rules/access/seen';
import { getQuestions, type QuizRecord } from '../../quizzes/find';
import { type RescoreDeps, rescoreSoon } from './rescore';
import { setUseEarlierMarks } from './store';

/** Switches training by the teacher's marks in other quizzes on or off. Audited. The suggestions are re-scored soon. */
export function setMemory(
  deps: RescoreDeps,
  {
    teacher,
    quiz,
    input,
  }: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; input: { useEarlierMarks: boolean } },
): { useEarlierMarks: boolean } {
  const { useEarlierMarks } = input;
  if (useEarlierMarks === quiz.useEarlierMarks) return { useEarlierMarks };
  setUseEarlierMarks(deps.db, { quizId: quiz.id, teacherId: quiz.teacherId }, useEarlierMarks);
  recordAudit(deps.db, {
    ...{ at: deps.clock.now(), actorId: teacher.accountId, action: 'use-earlier-marks', subject: quiz.id },
    before: { useEarlierMarks: quiz.useEarlierMarks },
    after: { useEarlierMarks },
  });
  for (const { _id, type } of getQuestions(deps, quiz.id)) {
    if (isTextType(type)) rescoreSoon(deps, { quizId: quiz.id, questionId: _id }, 'memory');
  }
  return { useEarlierMarks };
}
