import { type Call, runLoad, send, type Taken } from './load';
import { answerOf, questionsOf, textOf } from './papers';
import { type LiveQuiz, PAPER_QUESTIONS } from './school';
import type { BenchStage } from './stage';

export type Target = 'product' | 'baseline' | 'alone';
export type ClassAct = 'join' | 'autosave' | 'submit';
export type ClassTaken = Record<ClassAct, Pick<Taken, 'cpuSeconds' | 'times'>>;

/** As many pages as save in the same moment. */
const CONNECTIONS = 64;
const SAVES_OF_EACH = 8;
/** A student joins, saves and submits. */
export const CALLS_OF_EACH = SAVES_OF_EACH + 2;
const TYPED_WORDS = 40;

const PATHS: Record<Exclude<Target, 'alone'>, Record<ClassAct, string>> = {
  product: {
    join: '/trpc/attempts.join',
    autosave: '/trpc/attempts.saveAnswers',
    submit: '/trpc/attempts.submit',
  },
  baseline: { join: '/in/join', autosave: '/in/save', submit: '/in/submit' },
};

interface StudentCall {
  readonly student: { readonly token: string; readonly id: string };
  readonly body: unknown;
}

/** A class joins one quiz, saves answers and submits whole papers: what each of the three costs for one call. */
export async function playClass(stage: BenchStage, target: Target, round: number): Promise<ClassTaken> {
  const { students } = stage.school;
  const quiz = stage.school.live[round];
  if (!quiz) throw new Error('There is no quiz left for this round.');
  const attemptIds = students.map(({ id }) => `${quiz.quizId}-${id}`);
  const play = (
    act: ClassAct,
    calls: readonly StudentCall[],
    onAnswer?: (answer: Buffer, at: number) => void,
  ) => (target === 'alone' ? runAlone(stage, act, calls) : runOver(stage, { target, act, calls, onAnswer }));

  const join = await play(
    'join',
    students.map((student) => ({ student, body: { shareId: quiz.shareId } })),
    (answer, at) => {
      const joined = JSON.parse(answer.toString('utf8'));
      attemptIds[at] = joined.result?.data.attempt._id ?? joined.attempt.id;
    },
  );
  const autosave = await play('autosave', savesOf(students, quiz, attemptIds));
  const submit = await play('submit', papersOf(students, quiz));
  return { join, autosave, submit };
}

/** Every student changes one answer after the other; every second is a text that has grown. */
function savesOf(students: BenchStage['school']['students'], quiz: LiveQuiz, attemptIds: readonly string[]) {
  const questions = questionsOf(quiz.quizId, PAPER_QUESTIONS);
  const texts = questions.filter(({ type }) => type === 'long');
  return Array.from({ length: SAVES_OF_EACH }, (_, turn) =>
    students.map((student, at) => {
      const isTyped = turn % 2 === 1;
      const question = (isTyped ? texts : questions)[
        (at + turn) % (isTyped ? texts.length : questions.length)
      ];
      if (!question) throw new Error('A paper has no question.');
      const value = isTyped ? textOf(at + turn, TYPED_WORDS) : answerOf(question, at, turn);
      const writerId = `page-of-${student.id}-0123456789`;
      const body = {
        attemptId: attemptIds[at],
        revision: turn + 1,
        writerId,
        answers: { [question.id]: value },
      };
      return { student, body };
    }),
  ).flat();
}

function papersOf(students: BenchStage['school']['students'], { quizId }: LiveQuiz): StudentCall[] {
  const questions = questionsOf(quizId, PAPER_QUESTIONS);
  return students.map((student, at) => {
    const answers = Object.fromEntries(
      questions.map((question, index) => [question.id, answerOf(question, at, index)]),
    );
    return { student, body: { quizId, attempt: { answers, focusLostCount: 0 } } };
  });
}

function runOver(
  stage: BenchStage,
  load: {
    target: 'product' | 'baseline';
    act: ClassAct;
    calls: readonly StudentCall[];
    onAnswer: ((answer: Buffer, at: number) => void) | undefined;
  },
): Promise<Taken> {
  const path = PATHS[load.target][load.act];
  const calls = load.calls.map(
    ({ student, body }): Call => ({ method: 'POST', path, token: student.token, body }),
  );
  return runLoad(stage[load.target], calls, CONNECTIONS, load.onAnswer);
}

async function runAlone({ alone }: BenchStage, act: ClassAct, calls: readonly StudentCall[]) {
  const body = { calls: calls.map(({ student, body: each }) => ({ student: student.id, body: each })) };
  const path = `/alone/${act === 'autosave' ? 'save' : act}`;
  const answer = await send(alone.url, { method: 'POST', path, body });
  const { cpuSeconds } = JSON.parse(answer.toString('utf8')) as { cpuSeconds: number };
  return { cpuSeconds: cpuSeconds / calls.length, times: [] };
}
