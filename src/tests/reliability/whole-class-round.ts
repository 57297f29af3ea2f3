import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import { demoQuestions, demoQuiz } from '../../../scripts/demo/class-quiz';
import type { Answer } from '../../shared/attempt/answer';
import { answersEqual } from '../../shared/attempt/answers-equal';
import type { QuizResults } from '../../shared/results/schema';
import { connect } from './whole-class-connection';
import { type Figures, noFigures } from './whole-class-figures';
import { type Afterwards, type ServerForm, startMeasuredServer, type Usage } from './whole-class-server';
import { takeQuiz } from './whole-class-student';

export interface ClassSize {
  readonly students: number;
  /** How long they write between joining and submitting. */
  readonly writeSeconds: number;
  /** Within which all have joined, and again within which all submit. */
  readonly rushSeconds: number;
}

export interface Round extends Afterwards, Usage {
  readonly figures: Figures;
  /** Answers that the server had acknowledged, and those of them that the teacher does not see. */
  readonly acknowledged: number;
  readonly lost: readonly string[];
  /** How long this process kept its own calls waiting at most: what the figures may be too high by. */
  readonly loadDelayMs: number;
}

const SIGN_INS_AT_ONCE = 20;

/** Lets a whole class take a quiz on a server of its own, all from one address. */
export async function playRound(size: ClassSize, form: ServerForm): Promise<Round> {
  const server = await startMeasuredServer(form);
  const teacher = await signIn(server.url, 'teacher', 'Class Teacher', 'class.teacher@school.example');
  const quiz = await publishedQuiz(teacher);
  const students = await signInAll(server.url, size.students);

  const figures = noFigures();
  const ownDelay = monitorEventLoopDelay({ resolution: 5 });
  ownDelay.enable();
  server.startMeasuring();
  const before = server.usage();
  const startsAt = performance.now() + 100;
  const rushMs = size.rushSeconds * 1000;
  const stopAt = startsAt + rushMs + size.writeSeconds * 1000;
  const submissions = students.map(({ token }, number) => {
    const inRush = (number / size.students) * rushMs;
    const schedule = { joinAt: startsAt + inRush, stopAt, submitAt: stopAt + inRush };
    return takeQuiz({ number, connection: connect(server.url, token), schedule, quiz, figures });
  });
  const acknowledged = await server.whileUp(Promise.all(submissions));
  const { cpuSeconds, peakMb } = server.usage();
  const results = await teacher.call<QuizResults>('GET', `/api/quiz/${quiz.quizId}/results`);
  const byEmail = new Map(students.map(({ email }, at) => [email, acknowledged[at] ?? new Map()]));
  return {
    ...{ figures, peakMb, cpuSeconds: cpuSeconds - before.cpuSeconds },
    acknowledged: acknowledged.reduce((sum, answers) => sum + answers.size, 0),
    lost: lostAnswers(byEmail, results),
    loadDelayMs: ownDelay.percentile(99) / 1e6,
    ...(await server.stop()),
  };
}

function lostAnswers(
  byEmail: ReadonlyMap<string, ReadonlyMap<string, Answer>>,
  { results }: QuizResults,
): string[] {
  const seen = new Map(results.map(({ studentEmail, answers }) => [studentEmail, answers]));
  return [...byEmail].flatMap(([email, answers]) =>
    [...answers].flatMap(([questionId, answer]) =>
      answersEqual(seen.get(email)?.[questionId], answer) ? [] : [`${email}, question ${questionId}`],
    ),
  );
}

async function publishedQuiz(teacher: Caller) {
  const { _id: quizId } = await teacher.call<{ _id: string }>('POST', '/api/quiz/', demoQuiz);
  const questionIds: string[] = [];
  for (const { question } of demoQuestions) {
    const added = await teacher.call<{ _id: string }>('POST', '/api/question/', { ...question, quizId });
    questionIds.push(added._id);
  }
  const { shareId } = await teacher.call<{ shareId: string }>('POST', `/api/quiz/${quizId}/publish`);
  return { quizId, questionIds, shareId };
}

async function signInAll(url: string, count: number): Promise<Caller[]> {
  const students: Caller[] = [];
  while (students.length < count) {
    const next = Array.from({ length: Math.min(SIGN_INS_AT_ONCE, count - students.length) }, (_, at) => {
      const number = students.length + at + 1;
      return signIn(url, 'student', `Student ${number}`, `student${number}@school.example`);
    });
    students.push(...(await Promise.all(next)));
  }
  return students;
}
