import { type Caller, signIn } from '../../../scripts/demo/caller';
import { type DemoQuestion, demoQuiz } from '../../../scripts/demo/class-quiz';
import type { Answer } from '../../shared/answer/answer';
import { answersEqual } from '../../shared/answer/answers-equal';
import type { QuizResults } from '../../shared/results/schema';
import type { QuizOnPage } from './student-page';
import { type Connection, connect } from './whole-class-connection';
import type { Figures } from './whole-class-figures';

/** The questions and students of a lesson, and the students' behavior. */
export interface Lesson {
  readonly students: number;
  readonly questions: readonly DemoQuestion[];
  /** A request before the lesson, on the connection that the lesson then uses. */
  readonly asksBefore?: string;
  /** Takes the quiz from joining to submitting; returns the acknowledged answers. */
  takeQuiz(seat: Seat): Promise<ReadonlyMap<string, Answer>>;
}

export interface Seat {
  /** Index of the student, from 0. */
  readonly number: number;
  readonly connection: Connection;
  readonly quiz: QuizOnPage;
  readonly figures: Figures;
  /** Start of the lesson, in milliseconds of `performance.now()`. */
  readonly startsAt: number;
}

/** A class before its lesson: the quiz is published and all students are signed in. */
export interface ReadyClass {
  readonly teacher: Caller;
  readonly students: readonly Caller[];
  readonly quiz: QuizOnPage;
}

export interface Taken {
  readonly acknowledged: ReadonlyMap<string, ReadonlyMap<string, Answer>>;
}

const AT_ONCE = 20;
const STARTS_IN_MS = 100;

export async function readyClass(url: string, { students, questions }: Lesson): Promise<ReadyClass> {
  const teacher = await signIn(url, 'teacher', 'Class Teacher', 'class.teacher@school.example');
  return {
    teacher,
    quiz: await publishedQuiz(teacher, questions),
    students: await signInAll(url, students),
  };
}

/** Runs the lesson, with a connection per student from a single address. */
export async function give(
  lesson: Lesson,
  { url, students, quiz, figures }: ReadyClass & { readonly url: string; readonly figures: Figures },
): Promise<Taken> {
  const pages = students.map(({ email, token }) => ({ email, connection: connect(url, token) }));
  const { asksBefore } = lesson;
  if (asksBefore !== undefined) await someAtOnce(pages, ({ connection }) => connection.get(asksBefore));
  const startsAt = performance.now() + STARTS_IN_MS;
  const taken = pages.map(async ({ email, connection }, number) => {
    const answers = await lesson.takeQuiz({ number, connection, quiz, figures, startsAt });
    connection.close();
    return [email, answers] as const;
  });
  return { acknowledged: new Map(await Promise.all(taken)) };
}

export async function lostAnswers({ teacher, quiz }: ReadyClass, { acknowledged }: Taken): Promise<string[]> {
  const { results } = await teacher.call<QuizResults>('GET', `/api/quiz/${quiz.quizId}/results`);
  const seen = new Map(results.map(({ studentEmail, answers }) => [studentEmail, answers]));
  return [...acknowledged].flatMap(([email, answers]) =>
    [...answers].flatMap(([questionId, answer]) =>
      answersEqual(seen.get(email)?.[questionId], answer) ? [] : [`${email}, question ${questionId}`],
    ),
  );
}

async function publishedQuiz(teacher: Caller, questions: readonly DemoQuestion[]): Promise<QuizOnPage> {
  const { _id: quizId } = await teacher.call<{ _id: string }>('POST', '/api/quiz/', demoQuiz);
  const created: QuizOnPage['questions'][number][] = [];
  for (const { question, answers } of questions) {
    const { _id: id } = await teacher.call<{ _id: string }>('POST', '/api/question/', {
      ...question,
      quizId,
    });
    // Empty texts count as no answer and do not appear in the results.
    created.push({ id, isLong: question.type === 'long', answers: answers.filter((each) => each !== '') });
  }
  const { shareId } = await teacher.call<{ shareId: string }>('POST', `/api/quiz/${quizId}/publish`);
  return { quizId, questions: created, shareId };
}

const signInAll = (url: string, count: number): Promise<Caller[]> =>
  someAtOnce(
    Array.from({ length: count }, (_, at) => at + 1),
    (number) => signIn(url, 'student', `Student ${number}`, `student${number}@school.example`),
  );

async function someAtOnce<Given, Made>(
  all: readonly Given[],
  make: (each: Given) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  while (made.length < all.length) {
    made.push(...(await Promise.all(all.slice(made.length, made.length + AT_ONCE).map(make))));
  }
  return made;
}
