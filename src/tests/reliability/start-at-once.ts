import { demoQuestions } from '../../../scripts/demo/class-quiz';
import type { Answer } from '../../shared/answer/answer';
import type { Lesson } from './lesson';
import type { ReliabilitySize, ReliabilityTest } from './reliability-test';
import { between, joinQuiz, type Span, until } from './student-page';
import type { Limits } from './whole-class-figures';
import { tryLesson, tryOnSlowDisk } from './whole-class-report';

interface Start {
  readonly students: number;
  /** The period within which all students start. */
  readonly withinMs: number;
  /** Thinking time per question. */
  readonly thinkMs: Span;
  readonly questions: number;
  /** Whether each page must open a new connection, as after a pause without calls. */
  readonly isNewConnection?: boolean;
}

const STUDENTS = 3000;
const QUESTIONS = 16;
const SIZES: Record<ReliabilitySize, Start> = {
  short: { students: 100, withinMs: 200, thinkMs: { least: 150, most: 450 }, questions: QUESTIONS },
  normal: { students: STUDENTS, withinMs: 1000, thinkMs: { least: 3000, most: 9000 }, questions: QUESTIONS },
  long: {
    students: STUDENTS,
    withinMs: 1000,
    thinkMs: { least: 30_000, most: 90_000 },
    questions: QUESTIONS,
  },
};
/** A tenth of the students within a tenth of a second. */
const ON_SLOW_DISK: Start = {
  ...{ students: 300, withinMs: 100, questions: QUESTIONS },
  thinkMs: { least: 500, most: 1500 },
};
/** Few questions, because only the start matters. */
const NEW_CONNECTIONS: Start = { ...SIZES.normal, questions: 3, isNewConnection: true };
const LIMITS: Limits = { join: { p95: 500 }, autosave: { p95: 200 }, submit: { p95: 1000 } };

/**
 * 3,000 students with open dashboards start one quiz within a second, answer its 16 questions with 30 to 90 s of thought
 * each, and submit: the Moodle load tests at Udelar in 2026. The normal form thinks ten times as fast; the short one is small
 * and checks only losses, failures and refusals. A variant opens 3,000 new connections, of which Node accepts one per turn of
 * its loop.
 */
export const startAtOnceTest: ReliabilityTest = async (size) => {
  const report = await tryLesson('start at once', lessonOf(SIZES[size]), size === 'short' ? {} : LIMITS);
  if (size === 'short') return [report];
  return [
    report,
    await tryLesson('start at once, new connections', lessonOf(NEW_CONNECTIONS), {}),
    ...(await tryOnSlowDisk('start at once, each fsync +10 ms', lessonOf(ON_SLOW_DISK), LIMITS)),
  ];
};

const lessonOf = ({ students, withinMs, thinkMs, questions, isNewConnection }: Start): Lesson => ({
  students,
  questions: [...demoQuestions, ...demoQuestions].slice(0, questions),
  ...(isNewConnection ? {} : { asksBefore: '/api/student/' }),
  async takeQuiz(seat) {
    const { number, quiz, startsAt } = seat;
    const joinAt = startsAt + (number / students) * withinMs;
    const page = await joinQuiz(seat, joinAt);
    if (!page) return new Map();
    let dueAt = joinAt;
    const thoughtOf = quiz.questions.map((question) => {
      dueAt += between(thinkMs);
      return { ...question, dueAt };
    });
    const answerAll = async () => {
      for (const { id, answers, dueAt: answeredAt } of thoughtOf) {
        await until(answeredAt);
        await page.save(id, answers[number % answers.length] as Answer, answeredAt);
      }
    };
    await Promise.all([answerAll(), page.followUntil(dueAt)]);
    await page.submit(dueAt);
    return page.acknowledged;
  },
});
