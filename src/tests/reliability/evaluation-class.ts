import { EVALUATION_POLL_MS } from '../../shared/constants';
import { publishQuiz, type QuizOfClass } from './class-on-quiz';
import { type Client, done, signIn } from './client';
import type { AskedQuestion } from './evaluation-questions';

const AT_ONCE = 8;

export interface SubmittedClass {
  readonly teacher: Client;
  readonly quiz: QuizOfClass;
}

export async function submittedClass(
  url: string,
  { title, students, asked }: { title: string; students: number; asked: readonly AskedQuestion[] },
): Promise<SubmittedClass> {
  const teacher = await signIn(url, 'teacher', `Teacher of ${title}`);
  const quiz = await publishQuiz(
    teacher,
    title,
    asked.map(({ question }) => question),
  );
  const numbers = Array.from({ length: students }, (_, at) => at);
  const submit = async (number: number) => {
    const student = await signIn(url, 'student', `${title} ${number + 1}`);
    await done(student.call('POST', '/student/attempt', { shareId: quiz.shareId }));
    const answers = Object.fromEntries(quiz.questionIds.map((id, at) => [id, asked[at]?.answerOf(number)]));
    await done(student.call('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers } }));
  };
  const worker = async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) await submit(number);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { teacher, quiz };
}

export interface Evaluated {
  /** From the start to the first poll that saw the evaluation completed. */
  readonly seconds: number;
  /** The progress at each poll, in percent. */
  readonly progress: readonly number[];
  /** One line per fault. */
  readonly faults: readonly string[];
  /** The number of marks by source. */
  readonly bySource: Readonly<Record<string, number>>;
  readonly toReview: number;
}

const GIVE_UP_MS = 300_000;

/** Evaluates with an open page that polls, until all is marked. */
export async function evaluateWatched(
  { teacher, quiz }: SubmittedClass,
  expected: { readonly students: number; readonly questions: number },
): Promise<Evaluated> {
  const startedMs = performance.now();
  const progress: number[] = [];
  await done(teacher.call('POST', `/quiz/${quiz.quizId}/evaluate`));
  for (;;) {
    const results: Results = await done(teacher.call('GET', `/quiz/${quiz.quizId}/results`));
    progress.push(results.evaluationProgress);
    const seconds = (performance.now() - startedMs) / 1000;
    if (results.evaluationStatus === 'completed')
      return { seconds, progress, ...seen(results, progress, expected) };
    if (performance.now() - startedMs > GIVE_UP_MS) {
      return { seconds, progress, bySource: {}, toReview: 0, faults: ['The evaluation does not end.'] };
    }
    await new Promise((resolve) => setTimeout(resolve, EVALUATION_POLL_MS));
  }
}

interface Results {
  readonly evaluationStatus: string;
  readonly evaluationProgress: number;
  readonly results: readonly {
    readonly studentName: string;
    readonly evaluationResults: readonly { readonly source: string; readonly needsReview: boolean }[];
  }[];
}

function seen(
  { results }: Results,
  progress: readonly number[],
  { students, questions }: { students: number; questions: number },
): Pick<Evaluated, 'faults' | 'bySource' | 'toReview'> {
  const faults: string[] = [];
  const fell = progress.findIndex((percent, at) => percent < (progress[at - 1] ?? 0));
  if (fell > 0) faults.push(`The progress went from ${progress[fell - 1]} to ${progress[fell]} %.`);
  if (results.length !== students)
    faults.push(`${results.length} of ${students} submissions are in the results.`);
  for (const { studentName, evaluationResults } of results) {
    if (evaluationResults.length !== questions)
      faults.push(`${studentName} has ${evaluationResults.length} of ${questions} marks.`);
  }
  const marks = results.flatMap(({ evaluationResults }) => evaluationResults);
  const bySource: Record<string, number> = {};
  for (const { source } of marks) bySource[source] = (bySource[source] ?? 0) + 1;
  return { faults, bySource, toReview: marks.filter(({ needsReview }) => needsReview).length };
}
