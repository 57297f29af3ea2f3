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

/** A person with an open page; `caller` is the same person over the API. */
export interface Present extends Visitor {
  readonly caller: Caller;
}

/** Checks that the page reports everything saved, and that the server has exactly these answers. */
export async function serverTook(
  { page, caller }: Present,
  quiz: PublishedQuiz,
  answers: readonly (Answer | undefined)[],
) {
  await allSaved(page);
  const stored = (await openAttempt(caller, quiz.shareId)).answers;
  expect(quiz.questionIds.map((id) => stored[id])).toEqual(quiz.questionIds.map((_, at) => answers[at]));
}

/** A teacher with a plan and students, who take separate quizzes. */
export interface LiveClass {
  readonly teacher: Caller;
  newStudent(name: string): Promise<Caller>;
  /** Appends a suffix to a title used by an earlier try of the same test. */
  publish(
    title: string,
    settings?: Readonly<Record<string, unknown>>,
    questions?: readonly object[],
  ): Promise<PublishedQuiz>;
  /** Opens the first question in a new browser of the student. */
  takes(quiz: PublishedQuiz, student: Caller | string): Promise<Present>;
  /** Opens the live view of the quiz as the teacher. */
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
    // Without service worker: offline use is tested elsewhere, and installing it takes time.
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
