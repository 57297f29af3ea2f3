import type * as z from 'zod';
import type { Answers } from '../../../shared/answer/answer';
import type { Appeal, ReceivedAppeal } from '../../../shared/appeals/schema';
import { sumMarks } from '../../../shared/marking/marks';
import { markingMessages } from '../../../shared/marking/messages';
import type { RubricItem } from '../../../shared/marking/rubric-schema';
import type { Decider } from '../../../shared/marking/standing-marks';
import type { Question } from '../../../shared/question/schema';
import { percentageOf } from '../../../shared/results/percentage';
import type { EvaluatedQuiz, studentResultSchema } from '../../../shared/results/schema';
import type { SubmissionsInProgress } from '../../db/evaluation-memory';
import { classOf } from '../../db/student-columns';
import { withFormatted } from '../../rich-text/formatted-texts';
import type { CurrentAnswers } from '../../rules/attempt/state';
import { whyItEnded } from '../../rules/attempt/submitted-by';
import { alsoAccepted, keysThatCount } from '../../rules/marking/corrected-keys';
import type { KeptFindings } from '../../rules/marking/kept-findings';
import { evaluationProgress } from '../../rules/quiz/evaluation-progress';
import { isPastRelease } from '../../rules/results/past-release';
import type { AttemptComments } from '../marking/comments/read-comments';
import type { Corrections } from '../marking/evaluation/corrections';
import type { Review } from '../marking/evaluation/review';
import { withoutName } from '../marking/names/hidden';
import { readItemIds } from '../marking/rubrics/given-items';
import { poolsAmong, type QuizRecord } from '../quizzes/find';
import { toAnswered } from './answered';
import type { MarkRow } from './lines-store';
import type { ResultRecord } from './store';
import { maxScoreOf, type Submitted } from './submitted';

type SubmittedAttempt = Submitted['attempts'][number];
/** One student's line as input of its schema. */
export type StudentLine = z.input<typeof studentResultSchema>;

type AnswersOf = (attemptId: string) => Answers;
type DeciderOf = (accountId: string | null) => Decider | null;
/** By question id. */
type Rubrics = Readonly<Record<string, readonly RubricItem[]>>;

/** The lines of some students; `answersOf` serves every attempt on the quiz. */
export function toStudentLines(seen: {
  questions: readonly Question[];
  attempts: readonly SubmittedAttempt[];
  answersOf: AnswersOf;
  deciderOf: DeciderOf;
  rubrics: Rubrics;
  marks: ReadonlyMap<string, readonly MarkRow[]>;
}): StudentLine[] {
  return seen.attempts.map(({ evaluatedAt, releasedAt, notAsked, studentClass, ...attempt }) => {
    const maxScore = maxScoreOf({ notAsked }, seen.questions);
    const isEvaluated = evaluatedAt !== null;
    const marks = seen.marks.get(attempt.attemptId) ?? [];
    const score = sumMarks(marks.map(({ score: each }) => each));
    return {
      ...attempt,
      ...classOf({ studentClass }),
      submittedBy: whyItEnded(attempt),
      isEvaluated,
      scoresReleased: releasedAt !== null,
      score: isEvaluated ? score : null,
      maxScore,
      percentage: isEvaluated ? percentageOf(score, maxScore) : null,
      notAsked: [...notAsked],
      answers: seen.answersOf(attempt.attemptId),
      evaluationResults: marks.map((mark) => toReviewed(mark, seen)),
    };
  });
}

/** The same without the name, and without fields that appear beside names elsewhere. */
export const toLineWithoutName = (line: StudentLine): StudentLine => ({
  ...withoutName(line),
  ...{ attemptId: line.studentId, submittedAt: 0, submittedBy: 'student', focusLostCount: 0 },
});

/** Everything but the students' lines. */
export function toQuizResultsHead(seen: {
  quiz: QuizRecord;
  questions: readonly Question[];
  attempts: readonly SubmittedAttempt[];
  inProgress: SubmissionsInProgress | undefined;
  namesHidden: boolean;
  review: Review;
  appeals: readonly ReceivedAppeal[];
  rubrics: Rubrics;
  revision: number;
}) {
  const { quiz, questions, attempts, inProgress } = seen;
  const evaluated = attempts.filter(({ evaluatedAt }) => evaluatedAt !== null).length;
  return {
    quizId: quiz.id,
    title: quiz.title,
    lang: quiz.lang,
    evaluationStatus: quiz.evaluationStatus,
    evaluationProgress: evaluationProgress({ submitted: attempts.length, evaluated, inProgress }),
    scoresReleased: attempts.length > 0 && attempts.every(isPastRelease),
    totalAttempts: attempts.length,
    questions: questions.map(withFormatted),
    pools: poolsAmong(quiz, questions),
    blindMarking: quiz.blindMarking,
    namesHidden: seen.namesHidden,
    releaseAt: quiz.releaseAt,
    releaseRefusal: quiz.releaseRefusal,
    namesShownAt: quiz.namesShownAt,
    appeals: [...seen.appeals],
    marksRevision: seen.revision,
    rubrics: Object.fromEntries(Object.entries(seen.rubrics).map(([id, items]) => [id, [...items]])),
    ...seen.review,
  };
}

const MARKED_ANSWER_SHOWN = 60;

/** A mark with its findings; if the teacher's marks moved it, they precede the rationale. */
export function toReviewed(
  { attemptId: _, rubricItemIds: json, ...mark }: MarkRow,
  { answersOf, deciderOf, rubrics }: { answersOf: AnswersOf; deciderOf: DeciderOf; rubrics: Rubrics },
) {
  const [isCorrect, needsReview] = [mark.isCorrect === 1, mark.needsReview === 1];
  // The schema of the line decides which findings leave the server.
  const findings = mark.findings === null ? null : (JSON.parse(mark.findings) as KeptFindings);
  const told = mark.source === 'teacher' && needsReview ? markingMessages.answerChangedSince : mark.rationale;
  const rationale = findings?.movedBy ? movedRationale(mark, findings.movedBy, answersOf) : told;
  const rubricItemIds = json === null ? null : itemsNow(json, rubrics[mark.questionId]);
  const markedBy = deciderOf(mark.markedBy);
  return { ...mark, isCorrect, needsReview, rationale, findings, markedBy, rubricItemIds };
}

/** Removed items drop out of the answers. */
const itemsNow = (json: string, items: readonly RubricItem[] = []) => {
  const given = new Set(readItemIds(json));
  return items.flatMap(({ id }) => (given.has(id) ? [id] : []));
};

function movedRationale(
  { questionId, score, rationale }: Pick<MarkRow, 'questionId' | 'score' | 'rationale'>,
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

/** The questions as the student saw them, with the current marks, and the correct answers unless withheld. */
export const toEvaluatedQuiz = (seen: {
  questions: readonly { question: Question; asked: Question }[];
  answers: CurrentAnswers;
  results: ReadonlyMap<string, ResultRecord>;
  corrections: ReadonlyMap<string, CorrectionRecord>;
  inForce: Corrections;
  comments: AttemptComments;
  appeals: ReadonlyMap<string, Appeal>;
  rubrics: Rubrics;
  /** By question id: the items of answers marked by a rubric. */
  given: ReadonlyMap<string, readonly string[]>;
  isKeyWithheld: boolean;
}): EvaluatedQuiz => ({
  evaluatedQuizData: Object.fromEntries(
    seen.questions.map(({ question, asked }) => {
      const result = seen.results.get(question._id);
      const answer = seen.answers.get(question._id)?.value;
      const keys = keysThatCount(question, seen.inForce.get(question._id) ?? []);
      const accepted = seen.isKeyWithheld ? [] : alsoAccepted(question, keys);
      return [
        question._id,
        {
          ...toAnswered({ question, asked, answer, keys, isKeyWithheld: seen.isKeyWithheld }),
          alsoAccepted: accepted.length > 0 ? accepted : undefined,
          isCorrect: result?.isCorrect ?? false,
          score: result?.score ?? 0,
          rubric: seen.isKeyWithheld ? undefined : rubricOf(seen, question._id),
          note: noteOf(seen.corrections.get(question._id)),
          comment: seen.comments.onAnswers.get(question._id),
          appeal: seen.appeals.get(question._id),
        },
      ];
    }),
  ),
  comment: seen.comments.onSubmission,
});

/** The rubric of an answer's mark, items not given included. */
function rubricOf(
  { rubrics, given }: { rubrics: Rubrics; given: ReadonlyMap<string, readonly string[]> },
  questionId: string,
) {
  const itemIds = given.get(questionId);
  return (
    itemIds &&
    rubrics[questionId]?.map(({ id, text, points }) => ({ text, points, isGiven: itemIds.includes(id) }))
  );
}

/** The note to a student about a correction of their marks. */
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
