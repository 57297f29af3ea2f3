import type { Caller } from '../../../scripts/demo/caller';
import { buildQuiz, evaluate, type PublishedQuiz, publish, release, takeQuiz } from './screens/classroom';

export interface GradebookClass {
  readonly teacher: Caller;
  readonly classId: string;
  readonly memberIds: readonly string[];
  readonly quizzes: readonly PublishedQuiz[];
}

export interface WantedQuiz {
  readonly title: string;
  readonly state: 'released' | 'marked' | 'submitted' | 'blind' | 'later';
  readonly folder?: string;
  readonly tag?: string;
  /** Correct answers of each pupil, out of five, in name order; null for absent pupils. */
  readonly right: readonly (number | null)[];
}

const QUESTIONS = Array.from({ length: 5 }, (_, at) => ({
  ...{ type: 'mcq', text: `Which is right, number ${at + 1}?`, maximumMarks: 2 },
  ...{ options: ['This one', 'That one'], correctAnswer: 'This one' },
}));
/** A question only the teacher can mark. */
const WRITTEN = {
  ...{ type: 'long', text: 'Why do leaves look green?', maximumMarks: 4 },
  correctAnswer: 'Chlorophyll absorbs red and blue light and reflects green light',
};
const HOUR_MS = 3_600_000;

export async function aGradebookClass(
  { teacher, newStudent }: { teacher: Caller; newStudent(name: string): Promise<Caller> },
  { names, quizzes: wanted }: { names: readonly string[]; quizzes: readonly WantedQuiz[] },
): Promise<GradebookClass> {
  const { _id: classId } = await teacher.call<{ _id: string }>('POST', '/api/class', { name: '8b' });
  const students: Caller[] = [];
  const memberIds: string[] = [];
  for (const [at, name] of names.entries()) {
    // Addresses are derived from names, and not every name gives one.
    const student = await newStudent('Pupil');
    const line = { name, email: student.email, number: String(at + 1) };
    const { _id } = await teacher.call<{ _id: string }>('POST', `/api/class/${classId}/members`, line);
    students.push(student);
    memberIds.push(_id);
  }
  const quizzes: PublishedQuiz[] = [];
  for (const each of wanted) quizzes.push(await aQuizOf(teacher, { classId, students, wanted: each }));
  return { teacher, classId, memberIds, quizzes };
}

async function aQuizOf(
  teacher: Caller,
  { classId, students, wanted }: { classId: string; students: readonly Caller[]; wanted: WantedQuiz },
): Promise<PublishedQuiz> {
  const { title, state, folder, tag, right } = wanted;
  const isBlind = state === 'blind';
  const settings = { title, totalTimeSeconds: 1200, blindMarking: isBlind };
  const built = await buildQuiz(teacher, settings, isBlind ? [...QUESTIONS, WRITTEN] : QUESTIONS);
  const [questionId] = built.questionIds;
  if (tag) await teacher.mutate('bank.setTags', { questionId, tags: [tag] });
  if (folder) await teacher.mutate('quizzes.setFolder', { quizId: built.quizId, folder });
  const quiz = await publish(teacher, built);
  const opensAt = state === 'later' ? { opensAt: Date.now() + 24 * HOUR_MS } : {};
  await teacher.call('PUT', `/api/quiz/${quiz.quizId}/assignment`, { classIds: [classId], ...opensAt });
  for (const [at, student] of students.entries()) {
    const count = right[at] ?? null;
    if (count === null) continue;
    const answers = QUESTIONS.map((_, question) => (question < count ? 'This one' : 'That one'));
    await takeQuiz(student, quiz, isBlind ? [...answers, `Said by nobody else ${at}`] : answers);
  }
  if (state === 'released' || state === 'marked' || isBlind) await evaluate(teacher, quiz);
  if (state === 'released') await release(teacher, quiz);
  return quiz;
}
