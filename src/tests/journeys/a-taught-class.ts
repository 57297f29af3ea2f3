import type { Caller } from '../../../scripts/demo/caller';
import { buildQuiz, buyPlan, evaluate, type PublishedQuiz, publish, takeQuiz } from './screens/classroom';

const QUESTIONS = [
  { type: 'short', text: 'What do roots take up?', correctAnswer: 'Water and minerals', maximumMarks: 2 },
  {
    ...{ type: 'mcq', text: 'What do leaves take in?', options: ['Carbon dioxide', 'Iron'] },
    ...{ correctAnswer: 'Carbon dioxide', maximumMarks: 2 },
  },
];
const PUPILS = ['Asha Kumar', 'Cem Kaya', 'Dilnoza Azimova'];

interface People {
  newTeacher(name: string): Promise<Caller>;
  newStudent(name: string): Promise<Caller>;
}

export interface TaughtClass {
  readonly ann: Caller;
  readonly ben: Caller;
  readonly clara: Caller;
  readonly classId: string;
  readonly quiz: PublishedQuiz;
  /** Lets the last pupil of the class start the quiz. */
  start(): Promise<unknown>;
}

/** A teacher whose class has taken a quiz, except for one pupil, and two colleagues without shares. */
export async function aTaughtClass(
  { newTeacher, newStudent }: People,
  { isEvaluated }: { isEvaluated: boolean },
): Promise<TaughtClass> {
  const ann = await newTeacher('Ann Abel');
  const ben = await newTeacher('Ben Ode');
  const clara = await newTeacher('Clara Diaz');
  await buyPlan(ann);
  const { _id: classId } = await ann.call<{ _id: string }>('POST', '/api/class', { name: '8b' });
  const pupils: Caller[] = [];
  for (const [at, name] of PUPILS.entries()) {
    const pupil = await newStudent(name);
    await ann.call('POST', `/api/class/${classId}/members`, {
      name,
      email: pupil.email,
      number: `${at + 1}`,
    });
    pupils.push(pupil);
  }
  const quiz = await publish(ann, await buildQuiz(ann, { title: 'Roots', blindMarking: false }, QUESTIONS));
  await ann.call('PUT', `/api/quiz/${quiz.quizId}/assignment`, { classIds: [classId], exceptions: {} });
  for (const [at, pupil] of pupils.slice(0, -1).entries()) {
    await takeQuiz(pupil, quiz, [`something wet, ${at + 1}`, 'Carbon dioxide']);
  }
  if (isEvaluated) await evaluate(ann, quiz);
  const last = pupils.at(-1);
  return {
    ...{ ann, ben, clara, classId, quiz },
    start: async () => last?.call('POST', '/api/student/attempt', { shareId: quiz.shareId }),
  };
}
