import { isCorrectMark } from '../../../shared/marking/is-correct-mark';
import { sumMarks } from '../../../shared/marking/marks';
import type { QuestionType } from '../../../shared/question-types/registry';
import { percentageOf } from '../../../shared/results/percentage';
import type { QuizResults, ReviewedResult, StudentResult } from '../../../shared/results/schema';
import type { AnswerMark } from '../../rules/results/bench-rows';

/** A mark the teacher gives to one student's answer. */
export interface MarksEdit {
  readonly studentId: string;
  readonly questionId: string;
  readonly marks: number;
  /** The rubric items of the mark; without them the answer is detached from the rubric. */
  readonly itemIds?: readonly string[] | undefined;
}

/** One mark for some students' answers to a question: accepted for all or none. */
export interface GroupMarks extends Pick<MarksEdit, 'marks' | 'itemIds'> {
  readonly studentIds: readonly string[];
}

/** One decision about answers to a question, with one mark or, for a pile, several. */
export interface Decision {
  readonly questionId: string;
  readonly given: readonly GroupMarks[];
  /** By student: the times of the colleagues' marks on the page; absent students had none. */
  readonly seenAt?: Readonly<Record<string, number>> | undefined;
}

export const editsOf = ({ questionId, given }: Decision): MarksEdit[] =>
  given.flatMap(({ studentIds, marks, itemIds }) =>
    studentIds.map((studentId) => ({ studentId, questionId, marks, itemIds })),
  );

/** The results after the server accepts these marks; students without an edit keep their objects. */
export function withMarks(results: QuizResults, edits: readonly MarksEdit[]): QuizResults {
  if (edits.length === 0) return results;
  const types = new Map(results.questions.map(({ _id, type }) => [_id, type]));
  const byStudent = Map.groupBy(edits, ({ studentId }) => studentId);
  return {
    ...results,
    results: results.results.map((student) => {
      const own = byStudent.get(student.studentId);
      return own ? withOwnMarks(student, own, types) : student;
    }),
  };
}

function withOwnMarks(
  student: StudentResult,
  edits: readonly MarksEdit[],
  types: ReadonlyMap<string, QuestionType>,
): StudentResult {
  const changed = student.evaluationResults.flatMap((result) => {
    const edit = edits.find(({ questionId }) => questionId === result.questionId);
    return edit ? [marked(result, { ...edit, type: types.get(edit.questionId) })] : [];
  });
  return withResults(student, changed);
}

/** A student's line with other marks and the resulting score. */
export function withResults(student: StudentResult, changed: readonly ReviewedResult[]): StudentResult {
  const evaluationResults = student.evaluationResults.map(
    (result) => changed.find(({ questionId }) => questionId === result.questionId) ?? result,
  );
  if (student.score === null) return { ...student, evaluationResults };
  const score = sumMarks(evaluationResults.map((result) => result.score));
  return { ...student, evaluationResults, score, percentage: percentageOf(score, student.maxScore) };
}

function marked(
  result: ReviewedResult,
  { marks, itemIds, type }: Pick<MarksEdit, 'marks' | 'itemIds'> & { type: QuestionType | undefined },
): ReviewedResult {
  const { maximumMarks, findings } = result;
  return {
    ...result,
    score: marks,
    isCorrect: type ? isCorrectMark({ type, score: marks, maximumMarks }) : result.isCorrect,
    source: 'teacher',
    needsReview: false,
    rationale: null,
    confidence: 1,
    findings: findings && { ...findings, priority: 0 },
    rubricItemIds: itemIds ? [...itemIds] : null,
    // The server sets the time; until it answers, the time of the replaced mark is shown.
    markedBy: { name: '', isYou: true },
  };
}

/** Whether two answers have the same items; null for one without a rubric mark. */
export const isSameItems = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  one?.length === other?.length && (one ?? []).every((id) => other?.includes(id));

/**
 * Whether an answer's mark is as before: the same author and, for a teacher's mark, the same marks; rubric marks are compared by
 * their items, not by the items' present worth.
 */
export function isAsBefore({ results }: Pick<QuizResults, 'results'>, before: AnswerMark): boolean {
  const { questionId, source, score, rubricItemIds } = before.result;
  const now = results
    .find(({ studentId }) => studentId === before.studentId)
    ?.evaluationResults.find((result) => result.questionId === questionId);
  if (now === undefined || source !== 'teacher') return now === undefined || now.source === source;
  const isSame = isSameItems(now.rubricItemIds, rubricItemIds);
  return now.source === source && isSame && (rubricItemIds !== null || now.score === score);
}
