import type { Caller } from '../../../scripts/demo/caller';
import { buildQuiz, evaluate, type PublishedQuiz, publish, release, takeQuiz } from './screens/classroom';

export interface MarkedClass {
  readonly teacher: Caller;
  readonly classId: string;
  readonly memberIds: readonly string[];
  readonly quizzes: readonly PublishedQuiz[];
  readonly students: readonly Caller[];
}

interface People {
  readonly teacher: Caller;
  newStudent(name: string): Promise<Caller>;
}

/** A topic per question; the first question has two. */
const TOPICS = ['Fractions', 'Percentages', 'Angles', 'Reading a diagram'];

const question = (topic: string, at: number) => ({
  type: 'mcq',
  text: `${topic}: which is right, number ${at + 1}?`,
  options: ['This one', 'That one', 'None'],
  correctAnswer: 'This one',
  maximumMarks: 1 + (at % 3),
});

/** The answer of pupil `who` to question `at`: some pupils know more, and some topics are harder. */
const answerOf = (who: number, at: number) =>
  (who * 3 + at * 7 + at ** 2) % 10 > who ? 'This one' : 'That one';

/**
 * A class with released quizzes with topics and comments, one unreleased quiz, and one that a pupil missed. The first pupil
 * is the one with comments.
 */
export async function aMarkedClass(
  { teacher, newStudent }: People,
  {
    names,
    quizCount = 3,
    topics = TOPICS,
    said = () => 'Well done. Please check your units before you hand in.',
  }: {
    names: readonly string[];
    quizCount?: number;
    topics?: readonly string[];
    said?: (name: string, quiz: number) => string;
  },
): Promise<MarkedClass> {
  const { _id: classId } = await teacher.call<{ _id: string }>('POST', '/api/class', { name: '8b' });
  const students: Caller[] = [];
  const memberIds: string[] = [];
  for (const [at, name] of names.entries()) {
    const student = await newStudent(name);
    students.push(student);
    const made = await teacher.call<{ _id: string }>('POST', `/api/class/${classId}/members`, {
      ...{ name, email: student.email, number: String(at + 1) },
    });
    memberIds.push(made._id);
  }
  const quizzes: PublishedQuiz[] = [];
  for (let at = 0; at < quizCount; at += 1) {
    const quiz = await aTaggedQuiz(teacher, { title: `Mathematics ${at + 1}`, topics });
    quizzes.push(quiz);
    for (const [who, student] of students.entries()) {
      await takeQuiz(
        student,
        quiz,
        quiz.questionIds.map((_, index) => answerOf(who, index + at)),
      );
    }
    await evaluate(teacher, quiz);
    await say(teacher, { quiz, classId, names, said: (name) => said(name, at) });
    await release(teacher, quiz);
  }
  return { teacher, classId, memberIds, quizzes, students };
}

export async function aTaggedQuiz(
  teacher: Caller,
  { title, topics = TOPICS }: { title: string; topics?: readonly string[] },
): Promise<PublishedQuiz> {
  const settings = { title, totalTimeSeconds: 1200, blindMarking: false };
  const quiz = await buildQuiz(teacher, settings, topics.map(question));
  for (const [at, questionId] of quiz.questionIds.entries()) {
    const tags = [topics[at], ...(at === 0 ? topics.slice(1, 2) : [])];
    await teacher.mutate('bank.setTags', { questionId, tags });
  }
  return publish(teacher, quiz);
}

interface Said {
  readonly quiz: PublishedQuiz;
  readonly classId: string;
  readonly names: readonly string[];
  readonly said: (name: string) => string;
}

/** Comments on each pupil's whole quiz and second answer. */
async function say(teacher: Caller, { quiz: { quizId, questionIds }, names, said }: Said): Promise<void> {
  const { results } = await teacher.call<{ results: { studentId: string; studentName: string }[] }>(
    'GET',
    `/api/quiz/${quizId}/results`,
  );
  for (const { studentId, studentName } of results) {
    if (!names.includes(studentName) || said(studentName) === '') continue;
    await teacher.mutate('comments.writeOnSubmission', { quizId, studentId, text: said(studentName) });
    await teacher.mutate('comments.write', {
      ...{ quizId, questionId: questionIds[1], studentIds: [studentId] },
      text: `${said(studentName)} See page 9.`,
    });
  }
}
