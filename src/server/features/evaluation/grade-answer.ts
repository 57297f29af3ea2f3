import type { Answer, EvaluationResult } from '../../../shared/attempt/schema';
import { normaliseAnswerText } from '../../../shared/marking/answer-groups';
import { isCorrectMark } from '../../../shared/marking/is-correct-mark';
import { markObjective } from '../../../shared/marking/mark-objective';
import { areMarksValid } from '../../../shared/marking/marks';
import { markTextAnswers } from '../../../shared/marking/text/mark-text-answers';
import { explainMark } from '../../../shared/marking/text/rationale';
import { messages } from '../../../shared/messages';
import type { Question, QuestionOf } from '../../../shared/question/schema';
import type { Deps } from '../../deps';
import type { TextGrade, TextGradingRequest } from '../../ports/text-grader';

export interface Mark extends Omit<EvaluationResult, 'questionId'> {
  /** From 0 to 1. */
  readonly confidence: number;
}

/** One student's answer to the question that is marked. */
export interface AnswerToMark {
  readonly attemptId: string;
  readonly value: Answer | null;
  readonly malformed: boolean;
}

/** What the teacher gave on the same question already, for a grader to learn from. */
export interface TeacherMark {
  readonly attemptId: string;
  readonly text: string;
  readonly score: number;
}

interface MarkingTask {
  /** With the text as the students saw it, and the correct answer and marks as they are now. */
  readonly question: Question;
  readonly answers: readonly AnswerToMark[];
  readonly teacherMarks: readonly TeacherMark[];
}

type GraderDeps = Pick<Deps, 'textGrader' | 'log'>;
type TextQuestion = QuestionOf<'short'> | QuestionOf<'long'>;
type Graded = Pick<Mark, 'score' | 'source' | 'needsReview' | 'confidence' | 'rationale'>;

/**
 * The marks of all answers to one question, by attempt. No answer and one that did not fit score 0; equal texts are graded
 * once. A grader that fails gives a provisional number that needs review, never a silent 0.
 */
export async function markAnswers(deps: GraderDeps, task: MarkingTask): Promise<Map<string, Mark>> {
  const { question, answers } = task;
  if (question.type !== 'short' && question.type !== 'long') {
    return new Map(
      answers.map((answer) => {
        const { score } = markObjective(question, answer.malformed ? null : answer.value);
        return [answer.attemptId, answer.malformed ? malformed(question) : auto(question, score)];
      }),
    );
  }
  const gradedByText = await gradeTexts(deps, question, task);
  return new Map(answers.map((answer) => [answer.attemptId, markOfText(question, answer, gradedByText)]));
}

const textIn = ({ value, malformed }: AnswerToMark): string =>
  typeof value === 'string' && !malformed ? normaliseAnswerText(value) : '';

function markOfText(
  question: TextQuestion,
  answer: AnswerToMark,
  gradedByText: ReadonlyMap<string, Graded>,
): Mark {
  if (answer.malformed) return malformed(question);
  const graded = gradedByText.get(textIn(answer));
  return graded ? complete(question, graded) : auto(question, 0);
}

/** Grades each distinct text once; the key is the text as it is compared. */
async function gradeTexts(
  deps: GraderDeps,
  question: TextQuestion,
  { answers, teacherMarks }: MarkingTask,
): Promise<Map<string, Graded>> {
  const members = Map.groupBy(answers, textIn);
  members.delete('');
  if (members.size === 0) return new Map();
  const distinct = [...members].map(([key, [first]], index) => ({
    id: `answer-${index}`,
    key,
    text: String(first?.value),
  }));
  const taught = teacherMarks.map(({ text, score }, index) => ({
    id: `marked-${index}`,
    text,
    marks: score,
  }));
  const request: TextGradingRequest = {
    question: question.text,
    modelAnswer: question.correctAnswer,
    maximumMarks: question.maximumMarks,
    answers: [...distinct, ...taught].map(({ id, text }) => ({ id, text })),
    teacherMarks: taught.map(({ id, marks }) => ({ id, marks })),
  };
  const grades = new Map((await tryGrading(deps, request, question)).map((grade) => [grade.id, grade]));
  let fallback: Map<string, Graded> | undefined;
  return new Map(
    distinct.map(({ id, key }) => {
      const grade = grades.get(id);
      if (grade && isUsable(grade, question)) return [key, suggested(grade, deps.textGrader.source)];
      fallback ??= provisional(deps, request, question);
      return [key, fallback.get(id) ?? unmarked];
    }),
  );
}

async function tryGrading(
  { textGrader, log }: GraderDeps,
  request: TextGradingRequest,
  { _id }: TextQuestion,
): Promise<readonly TextGrade[]> {
  try {
    return await textGrader.grade(request);
  } catch (error) {
    log.error('text-grader-failed', error, { questionId: _id, source: textGrader.source });
    return [];
  }
}

const isUsable = ({ marks, confidence }: TextGrade, { maximumMarks }: TextQuestion) =>
  areMarksValid(marks, maximumMarks) && confidence >= 0 && confidence <= 1;

const suggested = (grade: TextGrade, source: Graded['source']): Graded => ({
  score: grade.marks,
  source,
  needsReview: grade.needsReview,
  confidence: grade.confidence,
  rationale: grade.rationale,
});

/** The number of the built-in rules where another grader failed. */
function provisional(
  { textGrader, log }: GraderDeps,
  request: TextGradingRequest,
  { _id }: TextQuestion,
): Map<string, Graded> {
  if (textGrader.source === 'built-in') return new Map();
  try {
    const marks = markTextAnswers({
      ...request,
      answers: [...request.answers],
      teacherMarks: [...request.teacherMarks],
    });
    return new Map(
      marks.map((mark) => {
        const rationale = `${messages.graderFailed} ${explainMark(mark)}`;
        const { id, marks: score, confidence } = mark;
        return [id, { score, source: 'built-in', needsReview: true, confidence, rationale }];
      }),
    );
  } catch (error) {
    log.error('text-grader-failed', error, { questionId: _id, source: 'built-in' });
    return new Map();
  }
}

const unmarked: Graded = {
  score: 0,
  source: 'built-in',
  needsReview: true,
  confidence: 0,
  rationale: messages.graderFailed,
};

const complete = ({ type, maximumMarks }: Question, graded: Graded): Mark => ({
  ...graded,
  maximumMarks,
  isCorrect: isCorrectMark({ type, score: graded.score, maximumMarks }),
});

const auto = (question: Question, score: number): Mark =>
  complete(question, { score, source: 'auto', needsReview: false, confidence: 1, rationale: null });

const malformed = (question: Question): Mark => ({
  ...auto(question, 0),
  needsReview: true,
  confidence: 0,
  rationale: messages.answerMalformed,
});
