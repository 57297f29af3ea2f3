import type { Answers } from '../answer/answer';
import { sumMarks } from '../marking/marks';
import { blankQuestion } from '../question/draft';
import { toQuestion } from '../question/from-draft';
import { percentageOf } from '../results/percentage';
import type { QuizResults, ReviewedResult, StudentResult } from '../results/schema';

interface StudentOptions {
  readonly name?: string;
  /** Null for an unevaluated attempt; a question counts as right from half a mark. */
  readonly scores: readonly number[] | null;
  readonly answers?: Answers;
}

/** For tests: the results of a quiz with two short questions q1 and q2 of one mark each. */
export function aQuizResults({
  title = 'Cells',
  students = [],
}: {
  title?: string;
  students?: readonly StudentOptions[];
} = {}): QuizResults {
  const questions = ['q1', 'q2'].map((id) =>
    toQuestion({ ...blankQuestion('short'), text: `Text of ${id}`, correctAnswer: 'Yes' }, id, null),
  );
  return {
    quizId: 'quiz1',
    title,
    lang: null,
    evaluationStatus: 'completed',
    evaluationProgress: 100,
    scoresReleased: false,
    ...{ releaseAt: null, releaseRefusal: null },
    totalAttempts: students.length,
    questions,
    pools: [],
    results: students.map(aStudentResult),
    graderNotices: {},
    alsoAccepted: {},
    corrected: [],
    rescored: {},
    dismissedAlarms: {},
    earlierMarks: {},
    useEarlierMarks: true,
    rubrics: {},
    reliance: {},
    ai: null,
    blindMarking: false,
    namesHidden: false,
    namesShownAt: null,
    appeals: [],
    marksRevision: 0,
  };
}

function aStudentResult({ name, scores, answers = {} }: StudentOptions, index: number): StudentResult {
  const number = index + 1;
  const score = scores && sumMarks(scores);
  return {
    attemptId: `attempt${number}`,
    studentId: `student${number}`,
    studentName: name ?? `Student ${number}`,
    studentEmail: `student${number}@example.org`,
    submittedAt: 0,
    submittedBy: 'student',
    isEvaluated: scores !== null,
    scoresReleased: false,
    heldBack: null,
    focusLostCount: 0,
    comment: null,
    score,
    maxScore: 2,
    percentage: score === null ? null : percentageOf(score, 2),
    notAsked: [],
    answers,
    evaluationResults: (scores ?? []).map((score, place) =>
      aReviewedResult({ questionId: `q${place + 1}`, isCorrect: score >= 0.5, score }),
    ),
  };
}

/** For tests: one mark of one, by the key. */
export const aReviewedResult = (values: Partial<ReviewedResult> = {}): ReviewedResult => ({
  questionId: 'q1',
  isCorrect: true,
  score: 1,
  maximumMarks: 1,
  markedAt: 0,
  markedBy: null,
  source: 'auto',
  needsReview: false,
  rationale: null,
  confidence: 1,
  findings: null,
  comment: null,
  rubricItemIds: null,
  ...values,
});
