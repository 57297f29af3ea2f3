import { aPublishedQuiz, aStarter, evaluate } from '../../server/testing/factories';
import { questionForm } from '../../server/testing/sample-questions';
import { aWorld } from '../../server/testing/world';
import { type QuizResults, quizResultsSchema } from '../../shared/results/schema';

export const DRAW = 3;
const IN_POOL = [1, 2, 3, 4, 5, 6, 7, 8];
export const STUDENTS = Array.from({ length: 12 }, (_, at) => `Student ${at + 1}`);

const OPTIONS = ['Right', 'Wrong', 'Odd'];
const ofPool = (number: number) => ({
  ...{ type: 'mcq', text: `Pooled ${number} (canary-${number})`, options: OPTIONS, correctAnswer: 'Right' },
  ...{ maximumMarks: 2, timeLimit: 30 + number },
});
const always = {
  ...{ type: 'short', text: 'What do plants take in?', correctAnswer: 'Carbon dioxide' },
  ...{ maximumMarks: 1, timeLimit: 60 },
};

/** A published quiz with a question for everyone, worth 1 mark, and 3 of 8 from a pool, worth 2 marks each. */
export async function aDrawnQuiz(settings: object = {}) {
  const world = aWorld();
  const first = await aPublishedQuiz(world, { questions: [always], settings: { title: 'First' } });
  const { teacher } = first;
  const made = await teacher.rest('POST', '/quiz/', { title: 'Pooled', shuffleQuestions: true, ...settings });
  const quizId: string = made.body._id;
  const questionIds: string[] = [];
  for (const question of [always, ...IN_POOL.map(ofPool)]) {
    const { body } = await teacher.rest('POST', '/question/', questionForm(question, quizId));
    questionIds.push(body._id);
  }
  const [alwaysId = '', ...pooledIds] = questionIds;
  await teacher.rest('PUT', `/quiz/${quizId}/pools`, {
    pools: [{ name: 'Hidden name', draw: DRAW, questionIds: pooledIds }],
  });
  const { shareId } = (await teacher.rest('POST', `/quiz/${quizId}/publish`)).body;
  return { world, quiz: { teacher, quizId, shareId, questionIds }, alwaysId, pooledIds };
}

/** A student who has started, and the ids of their questions, in order. */
export async function aDrawer({ world, quiz }: Awaited<ReturnType<typeof aDrawnQuiz>>, name: string) {
  const started = await aStarter(world, quiz, name);
  const asked: string[] = started.quiz.questions.map(({ _id }: { _id: string }) => _id);
  return { ...started, name, asked };
}

/**
 * Twelve evaluated submissions: all answer the common question, and of their drawn questions the first
 * correctly, the second wrongly and the third not at all.
 */
export async function aDrawnClass() {
  const drawn = await aDrawnQuiz();
  const { world, quiz, alwaysId } = drawn;
  const students = [];
  for (const name of STUDENTS) {
    const student = await aDrawer(drawn, name);
    const pooled = student.asked.filter((id) => id !== alwaysId);
    const answers = {
      [alwaysId]: 'carbon dioxide',
      [pooled[0] ?? '']: 'Right',
      [pooled[1] ?? '']: 'Wrong',
    };
    await student.student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers } });
    students.push({ ...student, pooled, answers });
  }
  await evaluate(world, quiz);
  const results = async (): Promise<QuizResults> =>
    quizResultsSchema.parse((await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`)).body);
  return { ...drawn, students, results };
}
