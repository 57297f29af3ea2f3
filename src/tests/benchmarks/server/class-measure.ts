import { runLoad, send, type Taken } from './load';
import type { BenchStage, Target } from './stage';
import {
  attemptIdOf,
  callOf,
  paperOf,
  type Served,
  type StudentAct,
  type StudentCall,
  saveOf,
} from './student-calls';

export type ClassTaken = Record<StudentAct, Pick<Taken, 'cpuSeconds' | 'times'>>;

/** Pages that save simultaneously. */
export const CONNECTIONS = 64;
const SAVES_OF_EACH = 8;
/** A student joins, saves and submits. */
export const CALLS_OF_EACH = SAVES_OF_EACH + 2;

/** A class joins a quiz, saves answers and submits: returns the cost per call of each. */
export async function playClass(stage: BenchStage, target: Target, round: number): Promise<ClassTaken> {
  const { students } = stage.school;
  const quiz = stage.school.live[round];
  if (!quiz) throw new Error('There is no quiz left for this round.');
  const attemptIds = students.map(({ id }) => `${quiz.quizId}-${id}`);
  const play = (
    act: StudentAct,
    calls: readonly StudentCall[],
    onAnswer?: (answer: Buffer, at: number) => void,
  ) =>
    target === 'alone'
      ? runAlone(stage, act, calls)
      : runOver(stage, { served: target, act, calls, onAnswer });

  const join = await play(
    'join',
    students.map((student) => ({ student, body: { shareId: quiz.shareId } })),
    (answer, at) => {
      attemptIds[at] = attemptIdOf(answer);
    },
  );
  const saves = Array.from({ length: SAVES_OF_EACH }, (_, turn) =>
    students.map((student, at) => {
      const attemptId = attemptIds[at] ?? '';
      return { student, body: saveOf(quiz, { attemptId, student: student.id, at, turn }) };
    }),
  ).flat();
  const autosave = await play('autosave', saves);
  const submit = await play(
    'submit',
    students.map((student, at) => ({ student, body: paperOf(quiz, at) })),
  );
  return { join, autosave, submit };
}

function runOver(
  stage: BenchStage,
  load: {
    served: Served;
    act: StudentAct;
    calls: readonly StudentCall[];
    onAnswer: ((answer: Buffer, at: number) => void) | undefined;
  },
): Promise<Taken> {
  const calls = load.calls.map((call) => callOf(load.served, load.act, call));
  return runLoad(stage[load.served], calls, CONNECTIONS, load.onAnswer);
}

async function runAlone({ alone }: BenchStage, act: StudentAct, calls: readonly StudentCall[]) {
  const body = { calls: calls.map(({ student, body: each }) => ({ student: student.id, body: each })) };
  const path = `/alone/${act === 'autosave' ? 'save' : act}`;
  const answer = await send(alone.url, { method: 'POST', path, body });
  const { cpuSeconds } = JSON.parse(answer.toString('utf8')) as { cpuSeconds: number };
  return { cpuSeconds: cpuSeconds / calls.length, times: [] };
}
