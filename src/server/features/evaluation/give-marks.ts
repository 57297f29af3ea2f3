import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { isCorrectMark } from '../../../shared/marking/is-correct-mark';
import { keptFindingsSchema } from '../../../shared/marking/kept-findings';
import { areMarksValid } from '../../../shared/marking/marks';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import type { QuizRecord } from '../quizzes/find';
import { findGivenItems, setGivenItems } from '../rubrics/given-items';
import { recordMarks } from './mark-acts';
import { marksStore } from './marks-store';
import { type RescoreDeps, rescoreSoon } from './rescore';
import type { SubmittedAttempt } from './submitted-attempts';

/** One decision of the teacher about answers to one question. */
export interface Decision {
  readonly teacher: Teacher;
  readonly quiz: QuizRecord;
  readonly question: Question;
  /** Each attempt once, with the marks for its answer. */
  readonly given: readonly GivenMarks[];
}

interface GivenMarks {
  readonly attempt: SubmittedAttempt;
  readonly marks: number;
  /** The items of the rubric that the marks are made of; a mark given without them takes the answer out of the rubric. */
  readonly itemIds?: readonly string[];
}

/**
 * Gives the teacher's own marks to answers, also after release (contract "Marks after release"); answers how many have another
 * mark now. Refuses marks other than 0 to the maximum in steps of 0.5 (400), and an attempt that is not evaluated yet (409).
 * One line of the audit log keeps the whole marks before and after. What they teach the grader moves the suggestions for other
 * answers soon.
 */
export function giveMarks(
  deps: RescoreDeps,
  { teacher, quiz, question, given }: Decision,
): { changed: number } {
  const { _id: questionId, type, maximumMarks } = question;
  if (given.some(({ marks }) => !areMarksValid(marks, maximumMarks))) {
    throw new DomainError('invalid', messages.marksInvalid(maximumMarks));
  }
  if (given.some(({ attempt }) => attempt.evaluatedAt === null)) {
    throw new DomainError('conflict', messages.notEvaluatedYet);
  }

  const now = deps.clock.now();
  const store = marksStore(deps.db);
  const changes = given.map(({ attempt: { id: attemptId, studentId }, marks, itemIds = null }) => {
    const before = store.findResult.get({ attemptId, questionId });
    const itemsBefore = findGivenItems(deps, { attemptId, questionId });
    const after = {
      attemptId,
      questionId,
      isCorrect: isCorrectMark({ type, score: marks, maximumMarks }),
      score: marks,
      maximumMarks,
      source: 'teacher',
      needsReview: false,
      confidence: 1,
      rationale: null,
      findings: asDecided(before?.findings ?? null),
      markedAt: now,
      markedBy: teacher.accountId,
    } as const;
    store.saveTeacherMark.run(after);
    setGivenItems(deps, { attemptId, questionId }, itemIds);
    return { attemptId, studentId, before, after, itemsBefore, itemsAfter: itemIds };
  });
  recordMarks(deps.db, { at: now, actorId: teacher.accountId, action: 'marks', questionId, changes });
  rescoreSoon(deps, { quizId: quiz.id, questionId }, 'marks');
  const isChanged = ({ before, after }: (typeof changes)[number]) =>
    before?.score !== after.score || before.source !== after.source;
  return { changed: changes.filter(isChanged).length };
}

/** What was found stays with the answer; there is nothing left to decide. */
function asDecided(findings: string | null): string | null {
  if (findings === null) return null;
  const { movedBy: _, ...found } = keptFindingsSchema.parse(JSON.parse(findings));
  return JSON.stringify({ ...found, priority: 0 });
}
