import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Question } from '../../../../shared/question/schema';
import { isText } from '../../../../shared/question-types/traits';
import { type KnownReliability, knownReliability } from '../../../db/evaluation-memory';
import type { Deps } from '../../../deps';
import { opinionWasRight } from '../../../rules/marking/opinion-was-right';
import type { Reliability } from '../../../rules/marking/text/opinions';
import { readCurrentAnswersOf } from '../../attempts/attempt-state';
import { findWording, getNotAsked } from '../../attempts/course';
import { getQuestions, getQuizById } from '../../quizzes/find';
import { type Corrections, correctionsInForce, markUnderCorrections } from './corrections';
import type { AnswerToMark, TeacherMark } from './distinct-texts';
import { readEarlierMarks } from './earlier-marks';
import { opinionsStore } from './earlier-marks-store';
import type { Mark, MarkingTask } from './mark-answers';
import { marksStore } from './marks-store';

export type MarkDeps = Pick<Deps, 'db' | 'arrangements' | 'pseudonyms' | 'textGrader' | 'log' | 'clock'>;

export interface AttemptToMark {
  readonly id: string;
  readonly versionId: string;
  readonly seed: number | null;
}

/** The marks of one attempt by question id. */
export type Marks = ReadonlyMap<string, Mark>;

export interface MarkedAttempts {
  readonly marks: ReadonlyMap<string, Marks>;
  /** Notices about the grader by question id. */
  readonly notices: ReadonlyMap<string, string>;
}

/** Questions graded concurrently; the built-in grader computes them in turn anyway. */
const AT_ONCE = { ai: 32, 'built-in': 1 } as const;

/** Marks the given questions of the given attempts. Writes nothing, and holds no transaction open while a grader works. */
export async function markAttempts(
  deps: MarkDeps,
  work: {
    quizId: string;
    attempts: readonly AttemptToMark[];
    questions: readonly Question[];
    /** By question id; the corrections in force unless a correction is being previewed. */
    corrections?: Corrections;
    /** By attempt; given if only one question is marked and its answers are already loaded. */
    answers?: ReadonlyMap<string, AnswerToMark>;
    /** Called with the marked share, 0 to 1; never decreases. */
    onProgress?: (share: number) => void;
  },
): Promise<MarkedAttempts> {
  const notices = new Map<string, string>();
  const marks = new Map(work.attempts.map(({ id }) => [id, new Map<string, Mark>()]));
  const tasks = tasksOf(deps, work);
  const progressOf = sharesOf(tasks, work.onProgress);
  const corrections = work.corrections ?? correctionsInForce(deps, work.quizId);
  const worker = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      await nextTurn();
      const questionId = task.question._id;
      const onProgress = progressOf(task);
      const marked = await markUnderCorrections(
        deps,
        { ...task, onProgress },
        corrections.get(questionId) ?? [],
      );
      onProgress(1);
      if (marked.notice) notices.set(questionId, marked.notice);
      for (const [attemptId, mark] of marked.marks) marks.get(attemptId)?.set(questionId, mark);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE[deps.textGrader.source] }, worker));
  return { marks, notices };
}

/** Combines the progress of the tasks, weighted by their answers. */
function sharesOf(tasks: readonly MarkingTask[], onProgress: (share: number) => void = () => {}) {
  const total = tasks.reduce((sum, { answers }) => sum + answers.length, 0);
  let marked = 0;
  return ({ answers }: MarkingTask) => {
    let known = 0;
    return (share: number) => {
      if (share <= known) return;
      marked += (share - known) * answers.length;
      known = share;
      onProgress(marked / total);
    };
  };
}

/** One task per question and wording: text and options come from the quiz version the student saw. */
function tasksOf(
  deps: MarkDeps,
  { quizId, attempts, questions, answers }: Parameters<typeof markAttempts>[1],
): MarkingTask[] {
  const unread = attempts.flatMap(({ id }) => (answers?.has(id) ? [] : [id]));
  const current = readCurrentAnswersOf(deps, unread);
  const answerOf = (attemptId: string, questionId: string): AnswerToMark => {
    const { value = null, malformed = false } = current.get(attemptId)?.get(questionId) ?? {};
    return answers?.get(attemptId) ?? { attemptId, value, malformed };
  };
  const notAsked = new Map(attempts.map((attempt) => [attempt.id, getNotAsked(deps, attempt)]));
  const taught = taughtMarks(deps, quizId);
  const quiz = getQuizById(deps, quizId);
  const all = getQuestions(deps, quizId);
  return questions.flatMap((question) => {
    const byText = Map.groupBy(
      attempts.filter(({ id }) => !notAsked.get(id)?.has(question._id)),
      ({ versionId }) => findWording(deps, versionId, question._id) ?? question.text,
    );
    const otherAnswers = all.flatMap((other) =>
      other._id !== question._id && isText(other) ? [other.correctAnswer] : [],
    );
    const earlierMarks = quiz.useEarlierMarks ? readEarlierMarks(deps, quiz, question) : [];
    return [...byText].map(([text, members]) => ({
      quizId,
      question: { ...question, text },
      answers: members.map(({ id }) => answerOf(id, question._id)),
      teacherMarks: taught.get(question._id) ?? [],
      earlierMarks,
      opinionsElsewhere: isText(question) ? opinionsElsewhere(deps, question._id) : undefined,
      otherAnswers,
      useAi: quiz.useAi,
    }));
  });
}

/** How long a count stays valid. */
const COUNTED_FOR_MS = 10 * 60 * 1000;

/**
 * How often AI servers agreed with the latest marks of all teachers on other questions: two numbers, no texts. Undefined without
 * data.
 */
export function opinionsElsewhere(
  deps: Pick<Deps, 'db' | 'clock'>,
  questionId: string,
): Reliability | undefined {
  let [right, of] = [0, 0];
  for (const [id, seen] of countedLately(deps).byQuestion) {
    if (id === questionId) continue;
    right += seen.right;
    of += seen.of;
  }
  return of > 0 ? { right, of } : undefined;
}

function countedLately({ db, clock }: Pick<Deps, 'db' | 'clock'>): KnownReliability {
  const [kept, now] = [knownReliability(db), clock.now()];
  const known = kept.get('latest');
  if (known && Math.abs(now - known.countedAt) < COUNTED_FOR_MS) return known;
  const byQuestion = new Map<string, { right: number; of: number }>();
  for (const { questionId, ...mark } of opinionsStore(db).listLatest.all({})) {
    if (mark.suggested === null) continue;
    const seen = byQuestion.get(questionId) ?? { right: 0, of: 0 };
    const right = seen.right + (opinionWasRight({ ...mark, suggested: mark.suggested }) ? 1 : 0);
    byQuestion.set(questionId, { right, of: seen.of + 1 });
  }
  const counted = { countedAt: now, byQuestion };
  kept.set('latest', counted);
  return counted;
}

function taughtMarks({ db }: MarkDeps, quizId: string): Map<string, TeacherMark[]> {
  const rows = marksStore(db).listTeacherMarks.all({ quizId });
  const texts = rows.flatMap(({ value, ...row }) => {
    const text: unknown = value === null ? null : JSON.parse(value);
    return typeof text === 'string' ? [{ ...row, text }] : [];
  });
  return Map.groupBy(texts, ({ questionId }) => questionId);
}
