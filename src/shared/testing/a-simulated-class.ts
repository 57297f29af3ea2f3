import type { QuestionOf } from '../question/schema';
import type { QuizResults } from '../results/schema';

interface ClassOptions {
  readonly seed: number;
  readonly students: number;
  readonly questions: number;
  /** The index of the question whose key is one of its wrong options. */
  readonly wrongKeyAt?: number;
  /** The probability of a trap question, from 0 to 1. */
  readonly traps?: number;
  /** Whether all students tick at random. */
  readonly guessing?: boolean;
}

/** A seeded generator of numbers from 0 to 1 (xorshift), for reproducible simulations. */
export function seededNumbers(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const OPTIONS = ['A', 'B', 'C', 'D'];

/**
 * For tests: a class that answers single choices by the usual model of item response theory: the probability
 * of a right answer grows with ability, and wrong answers fall mostly on one attractive option. A trap
 * question misleads at least half of the class in the same way.
 */
export function aSimulatedClass(options: ClassOptions): QuizResults {
  const next = seededNumbers(options.seed);
  for (let index = 0; index < 10; index += 1) next();
  const normal = () => Math.sqrt(-2 * Math.log(next() || 1e-9)) * Math.cos(2 * Math.PI * next());
  const questions = Array.from({ length: options.questions }, (_, at) => {
    const isTrap = at !== options.wrongKeyAt && next() < (options.traps ?? 0);
    const truth = Math.floor(next() * OPTIONS.length);
    return {
      truth,
      key: at === options.wrongKeyAt ? (truth + 1 + Math.floor(next() * 3)) % 4 : truth,
      lure: (truth + 1 + Math.floor(next() * 3)) % 4,
      lureShare: isTrap ? 0.9 : 0.34 + 0.4 * next(),
      difficulty: isTrap ? 0.8 + next() : -1.8 + 2.2 * next(),
      slope: 0.8 + 1.2 * next(),
    };
  });
  const students = Array.from({ length: options.students }, () => {
    const ability = normal();
    return questions.map(({ truth, lure, lureShare, difficulty, slope }) => {
      if (options.guessing) return Math.floor(next() * 4);
      const knows = next() < 1 / (1 + Math.exp(-slope * (ability - difficulty)));
      if (knows || next() < 0.15) return truth;
      if (next() < lureShare) return lure;
      const others = [0, 1, 2, 3].filter((option) => option !== truth && option !== lure);
      return others[Math.floor(next() * others.length)] ?? lure;
    });
  });
  return toResults(
    questions.map(({ key }) => OPTIONS[key] ?? ''),
    students,
  );
}

/** The results of single choices among A to D, from their keys and each student's option indexes. */
export function toResults(keys: readonly string[], students: readonly (readonly number[])[]): QuizResults {
  const questions = keys.map(
    (correctAnswer, at): QuestionOf<'mcq'> => ({
      _id: `q${at + 1}`,
      type: 'mcq',
      format: 'plain',
      feedback: {},
      text: `Text of q${at + 1}`,
      imageUrl: null,
      imageAlt: null,
      explanation: null,
      timeLimit: null,
      maximumMarks: 1,
      options: OPTIONS,
      correctAnswer,
      min: null,
      max: null,
      step: null,
    }),
  );
  const results = students.map((student, at) => {
    const chosen = student.map((option) => OPTIONS[option] ?? '');
    const right = chosen.map((option, place) => option === keys[place]);
    const score = right.filter(Boolean).length;
    return {
      attemptId: `attempt${at + 1}`,
      studentId: `student${at + 1}`,
      studentName: `Student ${at + 1}`,
      studentEmail: `student${at + 1}@example.org`,
      submittedAt: 0,
      submittedBy: 'student' as const,
      isEvaluated: true,
      scoresReleased: false,
      heldBack: null,
      focusLostCount: 0,
      comment: null,
      score,
      maxScore: keys.length,
      percentage: (100 * score) / keys.length,
      notAsked: [],
      answers: Object.fromEntries(chosen.map((option, place) => [`q${place + 1}`, option])),
      evaluationResults: right.map((isCorrect, place) => ({
        questionId: `q${place + 1}`,
        isCorrect,
        score: isCorrect ? 1 : 0,
        maximumMarks: 1,
        source: 'auto' as const,
        needsReview: false,
        rationale: null,
        rubricItemIds: null,
        markedAt: 0,
        markedBy: null,
        confidence: 1,
        findings: null,
        comment: null,
      })),
    };
  });
  return {
    quizId: 'quiz1',
    title: 'Cells',
    lang: null,
    evaluationStatus: 'completed',
    evaluationProgress: 100,
    scoresReleased: false,
    ...{ releaseAt: null, releaseRefusal: null },
    totalAttempts: results.length,
    questions,
    pools: [],
    results,
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
