import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { isCorrectMark } from '../../../shared/marking/is-correct-mark';
import { keptFindingsSchema } from '../../../shared/marking/kept-findings';
import { areMarksValid } from '../../../shared/marking/marks';
import { messages } from '../../../shared/messages';
import { fieldOf, idField } from '../../../shared/parse';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { getOwnQuiz, getQuestions } from '../quizzes/find';
import { type RescoreDeps, rescoreSoon } from './rescore';
import { evaluationStore } from './store';

/**
 * Gives the teacher's own mark to one student's answer, also after release (contract "Marks after release"). Refuses an
 * unknown quiz, student or question (404), missing ids and marks other than 0 to the maximum in steps of 0.5 (400), and an
 * attempt that is not evaluated yet (409). The audit log keeps the whole mark before and after. What it teaches the grader
 * moves the suggestions for other answers soon.
 */
export function updateMarks(
  deps: RescoreDeps & Pick<Deps, 'inTransaction'>,
  teacher: Teacher,
  input: unknown,
): { message: string } {
  const [quizId, studentId, questionId] = (['quizId', 'studentId', 'questionId'] as const).map((field) =>
    idField(input, field),
  );
  const marks = fieldOf(input, 'marks');
  const own = deps.inTransaction(() => {
    const store = evaluationStore(deps.db);
    const quiz = getOwnQuiz(deps, teacher, quizId);
    const attempt = store.findSubmittedOfStudent.get({ quizId: quiz.id, studentId });
    if (!attempt) throw new DomainError('not_found', messages.studentNotFound);
    const question = getQuestions(deps, quiz.id).find(({ _id }) => _id === questionId);
    if (!question) throw new DomainError('not_found', messages.questionNotFound);
    const { type, maximumMarks } = question;
    if (!areMarksValid(marks, maximumMarks)) {
      throw new DomainError('invalid', messages.marksInvalid(maximumMarks));
    }
    if (attempt.evaluatedAt === null) throw new DomainError('conflict', messages.notEvaluatedYet);

    const now = deps.clock.now();
    const key = { attemptId: attempt.id, questionId: question._id };
    const before = store.findResult.get(key);
    const after = {
      isCorrect: isCorrectMark({ type, score: marks, maximumMarks }),
      ...{
        score: marks,
        maximumMarks,
        source: 'teacher',
        needsReview: false,
        confidence: 1,
        rationale: null,
      },
      findings: asDecided(before?.findings ?? null),
    } as const;
    store.saveTeacherMark.run({ ...key, ...after, now });
    recordAudit(deps.db, {
      at: now,
      actorId: teacher.accountId,
      action: 'marks',
      subject: `${attempt.id}/${question._id}`,
      before,
      after: { ...key, ...after, markedAt: now },
    });
    return { quizId: quiz.id, questionId: question._id };
  });
  rescoreSoon(deps, own);
  return { message: messages.marksUpdated };
}

/** What was found stays with the answer; there is nothing left to decide. */
function asDecided(findings: string | null): string | null {
  if (findings === null) return null;
  const { movedBy: _, ...found } = keptFindingsSchema.parse(JSON.parse(findings));
  return JSON.stringify({ ...found, priority: 0 });
}
