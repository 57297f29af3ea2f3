import { isCorrectMark } from '../../../../shared/marking/is-correct-mark';
import { doubtOf, markObjective } from '../../../../shared/marking/mark-objective';
import { markingMessages } from '../../../../shared/marking/messages';
import type { Question } from '../../../../shared/question/schema';
import { isObjective, type TextQuestion } from '../../../../shared/question-types/traits';
import type { MarkedResult } from '../../../../shared/results/schema';
import type { Deps } from '../../../deps';
import type { KeptFindings } from '../../../rules/marking/kept-findings';
import type { Reliability } from '../../../rules/marking/text/opinions';
import type { EarlierMark } from '../../../rules/marking/text/read-class';
import {
  type AnswerToMark,
  type DistinctTexts,
  distinctTexts,
  type TeacherMark,
  textIn,
} from './distinct-texts';
import { type Graded, gradeTexts } from './grade-texts';

export interface Mark extends Omit<MarkedResult, 'questionId' | 'findings'> {
  /** Null if no grader read a text. */
  readonly findings: KeptFindings | null;
}

export interface MarkingTask {
  readonly quizId: string;
  /** The text as the students saw it, with the current key and marks. */
  readonly question: Question;
  readonly answers: readonly AnswerToMark[];
  readonly teacherMarks: readonly TeacherMark[];
  /** The teacher's marks on the same question in other quizzes, latest last. */
  readonly earlierMarks: readonly EarlierMark[];
  /** How often AI servers agreed with teachers on other questions. */
  readonly opinionsElsewhere: Reliability | undefined;
  /** The model answers of the other text questions. */
  readonly otherAnswers: readonly string[];
  /** Whether the teacher allows AI marking. */
  readonly useAi: boolean;
  /** Called with the marked share, 0 to 1, during slow work. */
  readonly onProgress?: (share: number) => void;
}

/** The marks of one question by attempt, and the notice about the grader. */
export interface MarkedQuestion {
  readonly marks: ReadonlyMap<string, Mark>;
  readonly notice: string | null;
}

type GraderDeps = Pick<Deps, 'textGrader' | 'log'>;

/**
 * Marks all answers to one question, by attempt. Missing and malformed answers score 0; equal texts are graded once. A failing
 * grader leaves provisional marks for review, never a silent 0.
 */
export async function markAnswers(deps: GraderDeps, task: MarkingTask): Promise<MarkedQuestion> {
  const { question, answers } = task;
  if (isObjective(question)) {
    const markOf = ({ malformed: isMalformed, value }: AnswerToMark): Mark => {
      if (isMalformed) return malformed(question);
      const sure = auto(question, markObjective(question, value).score);
      const doubt = doubtOf(question, value);
      return doubt === undefined ? sure : toReview(sure, doubt);
    };
    return { marks: new Map(answers.map((answer) => [answer.attemptId, markOf(answer)])), notice: null };
  }
  const { gradedByText, notice } = await gradeDistinctTexts(deps, question, task);
  const markOf = (answer: AnswerToMark): Mark => {
    if (answer.malformed) return malformed(question);
    const graded = gradedByText.get(textIn(answer));
    return graded ?? auto(question, 0);
  };
  return { marks: new Map(answers.map((answer) => [answer.attemptId, markOf(answer)])), notice };
}

/** Grades each distinct text once, by its normalised text. */
async function gradeDistinctTexts(deps: GraderDeps, question: TextQuestion, task: MarkingTask) {
  const { idOfText, texts, teacherMarks } = distinctTexts(task.answers, task.teacherMarks);
  if (idOfText.size === 0) return { gradedByText: new Map<string, Mark>(), notice: null };
  const { byId, notice } = await gradeTexts(deps, {
    request: {
      about: { quizId: task.quizId, questionId: question._id },
      question: question.text,
      modelAnswer: question.correctAnswer,
      maximumMarks: question.maximumMarks,
      answers: [...texts.values()].map(({ id, text, opinion }) => ({ id, text, opinion })),
      teacherMarks,
      earlierMarks: task.earlierMarks,
      opinionsElsewhere: task.opinionsElsewhere,
      onProgress: task.onProgress,
    },
    otherAnswers: task.otherAnswers,
    useAi: task.useAi,
  });
  const gradedByText = new Map(
    [...idOfText].flatMap(([key, id]) => {
      const graded = byId.get(id);
      return graded ? [[key, markFrom(question, graded, texts)]] : [];
    }),
  );
  return { gradedByText, notice };
}

function markFrom(question: Question, graded: Graded, texts: DistinctTexts['texts']): Mark {
  const { findings, movedBy, ...mark } = graded;
  const attemptId = texts.get(movedBy?.id ?? '')?.attemptId;
  const by = movedBy && attemptId !== undefined && { attemptId, marks: movedBy.marks, from: movedBy.from };
  return complete(question, {
    ...mark,
    findings: findings ? { ...findings, ...(by && { movedBy: by }) } : null,
  });
}

const complete = (
  { type, maximumMarks }: Question,
  graded: Omit<Mark, 'isCorrect' | 'maximumMarks'>,
): Mark => ({
  ...graded,
  maximumMarks,
  isCorrect: isCorrectMark({ type, score: graded.score, maximumMarks }),
});

const auto = (question: Question, score: number): Mark =>
  complete(question, {
    score,
    source: 'auto',
    needsReview: false,
    confidence: 1,
    rationale: null,
    findings: null,
  });

const malformed = (question: Question): Mark => toReview(auto(question, 0), markingMessages.answerMalformed);

const toReview = (mark: Mark, rationale: string): Mark => ({
  ...mark,
  ...{ needsReview: true, confidence: 0, rationale },
});
