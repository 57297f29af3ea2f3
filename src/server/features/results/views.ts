import type { Answers } from '../../../shared/attempt/schema';
import { type SubmittedBy, whyItEnded } from '../../../shared/attempt/submitted-by';
import type { KeptFindings } from '../../../shared/marking/kept-findings';
import { sumMarks } from '../../../shared/marking/marks';
import { markingMessages } from '../../../shared/marking/messages';
import type { Question } from '../../../shared/question/schema';
import { evaluationProgress } from '../../../shared/quiz/evaluation-progress';
import type { EvaluationStatus } from '../../../shared/quiz/schema';
import { percentageOf } from '../../../shared/results/percentage';
import {
  type EvaluatedQuiz,
  evaluatedQuizSchema,
  type QuizResults,
  quizResultsSchema,
  type StudentResult,
  studentResultSchema,
} from '../../../shared/results/schema';
import type { PapersInHand } from '../../db/running-evaluations';
import type { StandingAnswer } from '../attempts/service';
import type { MarkRow } from './lines.repo';
import type { ResultRecord } from './repo';

interface SubmittedAttempt {
  readonly attemptId: string;
  readonly evaluatedAt: number | null;
  readonly releasedAt: number | null;
  readonly submittedBy: SubmittedBy | null;
  readonly closingSince: number | null;
}

type AnswersOf = (attemptId: string) => Answers;

/** The lines of some of the students; `answersOf` knows those of every attempt on the quiz. */
export function toStudentResults(seen: {
  questions: readonly Question[];
  attempts: readonly SubmittedAttempt[];
  answersOf: AnswersOf;
  marks: ReadonlyMap<string, readonly MarkRow[]>;
}): StudentResult[] {
  const maxScore = sumMarks(seen.questions.map(({ maximumMarks }) => maximumMarks));
  return seen.attempts.map(({ evaluatedAt, releasedAt, ...attempt }) => {
    const isEvaluated = evaluatedAt !== null;
    const marks = seen.marks.get(attempt.attemptId) ?? [];
    const score = sumMarks(marks.map(([, , , each]) => each));
    return studentResultSchema.parse({
      ...attempt,
      submittedBy: whyItEnded(attempt),
      isEvaluated,
      scoresReleased: releasedAt !== null,
      score: isEvaluated ? score : null,
      maxScore,
      percentage: isEvaluated ? percentageOf(score, maxScore) : null,
      answers: seen.answersOf(attempt.attemptId),
      evaluationResults: marks.map((mark) => toReviewed(mark, seen.answersOf)),
    });
  });
}

const headSchema = quizResultsSchema.omit({ results: true });

/** All but the lines of the students. */
export function toQuizResultsHead(seen: {
  quiz: { id: string; title: string; evaluationStatus: EvaluationStatus };
  questions: readonly Question[];
  attempts: readonly SubmittedAttempt[];
  inHand: PapersInHand | undefined;
  review: Pick<QuizResults, 'graderNotices' | 'rescored' | 'dismissedAlarms' | 'ai'>;
}) {
  const { quiz, questions, attempts, inHand } = seen;
  const evaluated = attempts.filter(({ evaluatedAt }) => evaluatedAt !== null).length;
  return headSchema.parse({
    quizId: quiz.id,
    title: quiz.title,
    evaluationStatus: quiz.evaluationStatus,
    evaluationProgress: evaluationProgress({ submitted: attempts.length, evaluated, inHand }),
    scoresReleased: attempts.length > 0 && attempts.every(({ releasedAt }) => releasedAt !== null),
    totalAttempts: attempts.length,
    questions,
    ...seen.review,
  });
}

const MARKED_ANSWER_SHOWN = 60;

/** A mark with what was found; of one that the teacher's marks moved also by which, in front of the rationale. */
function toReviewed(row: MarkRow, answersOf: AnswersOf) {
  const [, questionId, isCorrect, score, maximumMarks, source, needsReview, confidence, own, json] = row;
  // What may leave of them is decided by the schema of the line.
  const findings = json === null ? null : (JSON.parse(json) as KeptFindings);
  const told = source === 'teacher' && needsReview === 1 ? markingMessages.answerChangedSince : own;
  const rationale = findings?.movedBy ? movedRationale(row, findings.movedBy, answersOf) : told;
  return {
    ...{
      questionId,
      isCorrect: isCorrect === 1,
      score,
      maximumMarks,
      source,
      needsReview: needsReview === 1,
    },
    ...{ confidence, rationale, findings },
  };
}

function movedRationale(
  [, questionId, , score, , , , , rationale]: MarkRow,
  movedBy: NonNullable<KeptFindings['movedBy']>,
  answersOf: AnswersOf,
): string {
  const text = answersOf(movedBy.attemptId)[questionId];
  const shown = typeof text === 'string' ? cut(text.trim(), MARKED_ANSWER_SHOWN) : undefined;
  const moved = markingMessages.markingMoved({ ...movedBy, to: score }, shown);
  return [moved, rationale].filter(Boolean).join(' ');
}

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

/** The questions as the student saw them, with the marks as they are now, and the correct answers unless they are withheld. */
export const toEvaluatedQuiz = (seen: {
  questions: readonly { question: Question; asked: Question }[];
  standing: ReadonlyMap<string, StandingAnswer>;
  results: ReadonlyMap<string, ResultRecord>;
  corrections: ReadonlyMap<string, CorrectionRecord>;
  isKeyWithheld: boolean;
}): EvaluatedQuiz =>
  evaluatedQuizSchema.parse({
    evaluatedQuizData: Object.fromEntries(
      seen.questions.map(({ question, asked }) => {
        const result = seen.results.get(question._id);
        return [
          question._id,
          {
            questionText: asked.text,
            studentAnswer: seen.standing.get(question._id)?.value ?? null,
            correctAnswer: seen.isKeyWithheld ? null : question.correctAnswer,
            isCorrect: result?.isCorrect ?? false,
            score: result?.score ?? 0,
            maximumMarks: question.maximumMarks,
            imageUrl: asked.imageUrl ?? undefined,
            imageAlt: asked.imageAlt ?? undefined,
            options: isChoice(asked) ? asked.options : undefined,
            note: noteOf(seen.corrections.get(question._id)),
          },
        ];
      }),
    ),
  });

const isChoice = ({ type }: Question): boolean => type === 'mcq' || type === 'msq';

/** What a student is told of a correction of their marks. */
function noteOf(correction: CorrectionRecord | undefined) {
  if (!correction || correction.scoreBefore === null || correction.scoreAfter === null) return undefined;
  const { correctedAt, scoreBefore, scoreAfter } = correction;
  return { correctedAt, scoreBefore, scoreAfter };
}

interface CorrectionRecord {
  readonly correctedAt: number;
  readonly scoreBefore: number | null;
  readonly scoreAfter: number | null;
}
