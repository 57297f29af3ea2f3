import { type Caller, signIn } from '../../../../scripts/demo/caller';
import { answerOf, demoQuestions, demoQuiz } from '../../../../scripts/demo/class-quiz';
import type { Role } from '../../../shared/actor';
import type { QuizResults } from '../../../shared/results/schema';
import { aDomain } from '../a-domain';
import {
  buildQuiz,
  buyPlan,
  closeResponses,
  evaluate,
  type PublishedQuiz,
  publish,
  release,
  type TaughtQuiz,
  takeQuiz,
} from './classroom';
import { allTypes, timedQuestions } from './paper';

/** A teacher with an open quiz, and new people on demand. */
export interface SmallSchool {
  readonly teacher: Caller;
  readonly quizzes: {
    /** One question of each type in this order: mcq, msq, short, long, slider. */
    readonly open: PublishedQuiz;
  };
  newStudent(name?: string): Promise<Caller>;
  newTeacher(options: { readonly plan: boolean }, name?: string): Promise<Caller>;
}

/** The fixture of all screens: quizzes in each state, and a class. */
export interface School extends SmallSchool {
  /** A student of the class with one released attempt and one unreleased. */
  readonly asha: Caller;
  readonly quizzes: SmallSchool['quizzes'] & {
    readonly withoutQuestions: TaughtQuiz;
    readonly draft: TaughtQuiz;
    /** With a time limit for each question. */
    readonly timed: PublishedQuiz;
    /** With less than 300 s. */
    readonly brief: PublishedQuiz;
    readonly closed: PublishedQuiz;
    readonly pending: PublishedQuiz;
    readonly evaluated: PublishedQuiz;
    readonly released: PublishedQuiz;
  };
}

const NAMES = [
  'Asha Kumar',
  'Ben Okafor',
  'Chiara Rossi',
  'Dev Patel',
  'Elif Yıldız',
  'Farah Haddad',
  'Goran Novak',
  'Hana Sato',
];

const questions = demoQuestions.map(({ question }) => question);

const schools = new Map<string, Promise<School>>();

/**
 * The school on a running server, shared by the files of a process: tests that change a quiz or class must create their own.
 */
export function aSchool(baseUrl: string): Promise<School> {
  const open = schools.get(baseUrl) ?? openSchool(baseUrl);
  schools.set(baseUrl, open);
  return open;
}

function enrolling(baseUrl: string) {
  const domain = aDomain();
  let people = 0;
  const enrol = (role: Role, name: string) => {
    people += 1;
    const address = name.toLowerCase().replaceAll(/[^a-z]+/g, '.');
    return signIn(baseUrl, role, name, `${address}.${people}@${domain}`);
  };
  return {
    newStudent: (name = 'Imani Brooks') => enrol('student', name),
    async newTeacher({ plan }: { readonly plan: boolean }, name = 'Nadia Frank') {
      const teacher = await enrol('teacher', name);
      if (plan) await buyPlan(teacher);
      return teacher;
    },
  };
}

/** Opens a school without finished quizzes, since a marked class takes longer to create than many a journey. */
export async function openSmallSchool(baseUrl: string): Promise<SmallSchool> {
  const people = enrolling(baseUrl);
  const teacher = await people.newTeacher({ plan: true }, 'Meera Rao');
  const open = await publish(teacher, await buildFor(teacher, 'Energy and forces', {}, allTypes));
  return { ...people, teacher, quizzes: { open } };
}

export async function openSchool(baseUrl: string): Promise<School> {
  const people = enrolling(baseUrl);
  const teacher = await people.newTeacher({ plan: true }, 'Meera Rao');
  const [asha, ...others] = await Promise.all(NAMES.map((name) => people.newStudent(name)));
  if (!asha) throw new Error('A class has at least one student.');
  const quizzes = await setQuizzes(teacher, [asha, ...others]);
  return { ...people, teacher, asha, quizzes };
}

const buildFor = (teacher: Caller, title: string, settings: object, asked: readonly object[]) =>
  buildQuiz(teacher, { ...demoQuiz, shuffleQuestions: false, blindMarking: false, title, ...settings }, [
    ...asked,
  ] as never);

async function setQuizzes(teacher: Caller, students: readonly Caller[]): Promise<School['quizzes']> {
  const build = (title: string, settings: object = {}, asked: readonly object[] = questions) =>
    buildFor(teacher, title, settings, asked);
  const published = async (...about: Parameters<typeof build>) => publish(teacher, await build(...about));
  const taken = async (title: string) => {
    const quiz = await published(title);
    // The first student is average: right in some, wrong in others.
    for (const [at, student] of students.entries())
      await takeQuiz(
        student,
        quiz,
        demoQuestions.map((question) => answerOf(question, (at + 4) % students.length, students.length)),
      );
    return quiz;
  };

  const released = await taken('Cell biology, chapter 3');
  await evaluate(teacher, released);
  await release(teacher, released);
  await comment(teacher, released);
  const evaluated = await taken('Plants and light');
  await evaluate(teacher, evaluated);
  const pending = await taken('Photosynthesis, second try');
  const closed = await published('Fungi');
  await closeResponses(teacher, closed);
  return {
    released,
    evaluated,
    pending,
    closed,
    brief: await published('Two-minute warm-up', { totalTimeSeconds: 240 }, allTypes),
    timed: await published(
      'Sprint: one minute each',
      { useQuestionTimer: true, allowNavigation: false },
      timedQuestions,
    ),
    open: await published('Energy and forces', {}, allTypes),
    draft: await build('Waves and sound', {}, allTypes),
    withoutQuestions: await build('Quiz 1', { description: 'Quiz description' }, []),
  };
}

const PHRASES = [
  'Name the pigment.',
  'Say which colour.',
  'Give the reason, not only what happens.',
  'Use the words of chapter 3.',
];

/** Comments to the first student, comments on two answers for everybody, and the phrases for them. */
async function comment(teacher: Caller, { quizId, questionIds }: PublishedQuiz): Promise<void> {
  for (const text of PHRASES) await teacher.mutate('phrases.add', { text });
  const { results } = await teacher.call<QuizResults>('GET', `/api/quiz/${quizId}/results`);
  const asha = results.find(({ studentName }) => studentName === NAMES[0]);
  const studentIds = results.map(({ studentId }) => studentId);
  await teacher.mutate('comments.writeOnSubmission', {
    ...{ quizId, studentId: asha?.studentId },
    text: 'A good start, Asha. You know what happens in the cell;\nnext time say why it happens, too.',
  });
  for (const [at, text] of [
    [1, 'Two of these go together. Look at page 31 again.'],
    [7, 'Say which colours are absorbed, too.'],
  ] as const) {
    await teacher.mutate('comments.write', { quizId, questionId: questionIds[at], studentIds, text });
  }
}
