import { areMarksValid } from '../../../../shared/marking/marks';
import { markingMessages } from '../../../../shared/marking/messages';
import type { Deps } from '../../../deps';
import type { TextGrade, TextGrader, TextGradingRequest, TextToGrade } from '../../../ports/text-grader';
import { examFor, whyNotPassed } from './exam';

/** The final grade of one text. */
export interface Graded {
  readonly score: number;
  readonly source: TextGrader['source'];
  readonly needsReview: boolean;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly rationale: string;
  readonly findings: TextGrade['findings'] | null;
  readonly movedBy: TextGrade['movedBy'] | null;
}

export interface GradedTexts {
  readonly byId: ReadonlyMap<string, Graded>;
  /** Why the grader was not used, or only in part; null if nothing went wrong. */
  readonly notice: string | null;
}

type GraderDeps = Pick<Deps, 'textGrader' | 'log'>;

export interface TextsTask {
  readonly request: TextGradingRequest;
  /** The answers to the quiz's other questions, used by the exam. */
  readonly otherAnswers: readonly string[];
  readonly useAi: boolean;
}

/**
 * Grades the texts of one question with the quiz's grader if it passes the exam, else with the built-in one. A text without a
 * usable grade gets a provisional mark for review, never a silent 0.
 */
export async function gradeTexts(deps: GraderDeps, task: TextsTask): Promise<GradedTexts> {
  const { textGrader } = deps;
  const grader = task.useAi ? textGrader : (textGrader.fallback ?? textGrader);
  const attempt = await tryGrading(deps, grader, task);
  if (grader.source === 'built-in') return byBuiltIn(attempt, task);
  if (attempt.fault)
    return insteadOf(
      deps,
      grader,
      task,
      markingMessages.aiFailedExam(markingMessages.examFaults[attempt.fault]),
    );

  const missing = task.request.answers.filter(({ id }) => !attempt.grades.has(id));
  const byId = new Map([...attempt.grades].map(([id, grade]) => [id, toGraded(grade, grader.source)]));
  if (missing.length === 0) return { byId, notice: null };
  const provisional = await provisionalGrades(deps, grader, task);
  for (const { id } of missing) byId.set(id, provisional.get(id) ?? unmarked);
  const isAllMissing = missing.length === task.request.answers.length;
  return { byId, notice: isAllMissing ? markingMessages.aiUnavailable : markingMessages.aiPartlyUnavailable };
}

interface Attempt {
  /** The usable grades by id. */
  readonly grades: ReadonlyMap<string, TextGrade>;
  readonly fault: ReturnType<typeof whyNotPassed>;
}

async function tryGrading({ log }: GraderDeps, grader: TextGrader, task: TextsTask): Promise<Attempt> {
  const { request, otherAnswers } = task;
  const exam = examFor({ modelAnswer: request.modelAnswer, otherAnswers });
  try {
    const grades = (await grader.grade({ ...request, exam })).filter((grade) => isUsable(grade, request));
    const byId = new Map(grades.map((grade) => [grade.id, grade]));
    // If every answer is trivial or no grade arrived, the exam is skipped.
    const isUsed = request.answers.some(
      ({ id }) => byId.has(id) && sourceOf(byId.get(id), grader) === grader.source,
    );
    const fault = isUsed ? whyNotPassed(byId, request) : null;
    for (const { id } of exam) byId.delete(id);
    return { grades: byId, fault };
  } catch (error) {
    log.error('text-grader-failed', error, {
      questionId: request.about?.questionId ?? '',
      source: grader.source,
    });
    return { grades: new Map(), fault: null };
  }
}

const isUsable = ({ marks, confidence, findings }: TextGrade, { maximumMarks }: TextGradingRequest) =>
  areMarksValid(marks, maximumMarks) &&
  confidence >= 0 &&
  confidence <= 1 &&
  Number.isFinite(findings?.priority ?? 0);

const sourceOf = (grade: TextGrade | undefined, { source }: TextGrader) => grade?.source ?? source;

/** There is no further fallback: a failed exam leaves provisional marks for review. */
function byBuiltIn({ grades, fault }: Attempt, { request }: TextsTask): GradedTexts {
  const graded = ({ id, opinion }: TextToGrade) => {
    const grade = grades.get(id);
    if (!grade) return unmarked;
    // With an AI opinion present, the AI server took the exam.
    const isDoubted = fault !== null && opinion === undefined;
    return { ...toGraded(grade, 'built-in'), needsReview: grade.needsReview || isDoubted };
  };
  const notice = fault ? markingMessages.builtInFailedExam(markingMessages.examFaults[fault]) : null;
  return { byId: new Map(request.answers.map((answer) => [answer.id, graded(answer)])), notice };
}

async function insteadOf(
  deps: GraderDeps,
  { fallback }: TextGrader,
  task: TextsTask,
  notice: string,
): Promise<GradedTexts> {
  const attempt = fallback ? await tryGrading(deps, fallback, task) : { grades: new Map(), fault: null };
  return { byId: byBuiltIn(attempt, task).byId, notice };
}

/** Built-in grades after another grader failed. */
async function provisionalGrades(deps: GraderDeps, { fallback }: TextGrader, task: TextsTask) {
  if (!fallback) return new Map<string, Graded>();
  const { grades } = await tryGrading(deps, fallback, task);
  return new Map(
    [...grades].map(([id, grade]): [string, Graded] => {
      const rationale = `${markingMessages.graderFailed} ${grade.rationale}`;
      return [id, { ...toGraded(grade, 'built-in'), needsReview: true, rationale }];
    }),
  );
}

const toGraded = (grade: TextGrade, source: Graded['source']): Graded => ({
  score: grade.marks,
  source: grade.source ?? source,
  needsReview: grade.needsReview,
  confidence: grade.confidence,
  rationale: grade.rationale,
  findings: grade.findings ?? null,
  movedBy: grade.movedBy ?? null,
});

const unmarked: Graded = {
  score: 0,
  source: 'built-in',
  needsReview: true,
  confidence: 0,
  rationale: markingMessages.graderFailed,
  findings: null,
  movedBy: null,
};
