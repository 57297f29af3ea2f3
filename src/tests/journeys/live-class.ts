import { expect } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import type { Role } from '../../shared/actor';
import type { Answer } from '../../shared/answer/answer';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { allSaved, openAttempt } from './quiz-acts';
import { buildQuiz, buyPlan, type PublishedQuiz, publish } from './screens/classroom';
import { enter, openQuiz, visit } from './screens/page-acts';
import { allTypes } from './screens/paper';
import { aVisitor } from './visitor';

type Visitor = Awaited<ReturnType<typeof aVisitor>>;

/** A person in front of a page; `caller` is the same person over the documented calls. */
export interface Present extends Visitor {
  readonly caller: Caller;
}

/** The page says that everything is saved, and so it is: the server has these answers, and no others. */
export async function serverTook(
  { page, caller }: Present,
  quiz: PublishedQuiz,
  answers: readonly (Answer | undefined)[],
) {
  await allSaved(page);
  const stored = (await openAttempt(caller, quiz.shareId)).answers;
  expect(quiz.questionIds.map((id) => stored[id])).toEqual(quiz.questionIds.map((_, at) => answers[at]));
}

/** A teacher with a plan, and students who come to quizzes of their own. */
export interface LiveClass {
  readonly teacher: Caller;
  newStudent(name: string): Promise<Caller>;
  /** Under this title, or one that begins with it where an earlier try of the same test has taken it. */
  publish(
    title: string,
    settings?: Readonly<Record<string, unknown>>,
    questions?: readonly object[],
  ): Promise<PublishedQuiz>;
  /** The student has a browser of their own and is on the first question. */
  takes(quiz: PublishedQuiz, student: Caller | string): Promise<Present>;
  /** The teacher is in the live view of the quiz. */
  watches(quiz: PublishedQuiz): Promise<Present>;
}

export async function openLiveClass(baseURL: string): Promise<LiveClass> {
  const domain = aDomain();
  let people = 0;
  const enrol = (role: Role, name: string) => {
    people += 1;
    return signIn(baseURL, role, name, `${name.toLowerCase().replaceAll(' ', '.')}.${people}@${domain}`);
  };
  const teacher = await enrol('teacher', 'Meera Rao');
  await buyPlan(teacher);
  const taken = new Map<string, number>();
  const freeTitle = (wanted: string) => {
    const times = (taken.get(wanted) ?? 0) + 1;
    taken.set(wanted, times);
    return times === 1 ? wanted : `${wanted}, try ${times}`;
  };
  const newStudent = (name: string) => enrol('student', name);
  const present = async (caller: Caller): Promise<Present> => {
    // What is kept for a time without a network is not looked at here, and laying it in takes its time.
    const visitor = await aVisitor({ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' });
    await enter(visitor.page, caller);
    return { ...visitor, caller };
  };
  return {
    teacher,
    newStudent,
    async publish(wanted, settings = {}, questions = allTypes) {
      const title = freeTitle(wanted);
      return publish(teacher, await buildQuiz(teacher, { title, ...settings }, [...questions] as never));
    },
    async takes(quiz, student) {
      const visitor = await present(typeof student === 'string' ? await newStudent(student) : student);
      await openQuiz(visitor.page, quiz);
      return visitor;
    },
    async watches({ quizId, title }) {
      const visitor = await present(teacher);
      await visit(visitor.page, teacherPaths.live(quizId), title);
      return visitor;
    },
  };
}
