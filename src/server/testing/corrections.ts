import type { Person } from './person';
import { answersFor, poorAnswers } from './sample-questions';
import { aStage, type Stage, type Step } from './stage';

/** Sam answered everything correctly, Tia poorly; the marking has reached the given step. */
export async function twoStudents(step: Step): Promise<Stage> {
  const stage = await aStage('submitted');
  await submit(stage, stage.otherStudent, poorAnswers);
  const { teacher, quizId, world } = stage;
  if (step !== 'submitted') {
    await teacher.rest('POST', `/quiz/${quizId}/evaluate`);
    await world.deps.background.idle();
  }
  if (step === 'released') await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  return stage;
}

export async function submit(
  { quizId, shareId, questionIds }: Stage,
  student: Person,
  answers: readonly unknown[],
) {
  await student.rest('POST', '/student/attempt', { shareId });
  const attempt = { answers: answersFor(questionIds, answers) };
  await student.rest('POST', '/quiz/submit', { quizId, attempt });
}

export const call =
  (procedure: string) =>
  ({ teacher, questionIds }: Stage, at: number, fields: object) =>
    teacher.mutate(`questions.${procedure}`, { questionId: questionIds[at], ...fields });
export const preview = call('previewCorrection');
export const apply = call('applyCorrection');
export const undo = async (stage: Stage, at: number) => {
  const { body } = await stage.teacher.query('questions.lastCorrection', {
    questionId: stage.questionIds[at],
  });
  return call('undoCorrection')(stage, at, { correctionId: body._id });
};
export const giveMarks = ({ teacher, student, quizId, questionIds }: Stage, at: number, marks: number) =>
  teacher.rest('PUT', '/quiz/question/update-marks', {
    ...{ studentId: student.accountId, quizId, questionId: questionIds[at], marks },
  });
export const results = async ({ teacher, quizId }: Stage) =>
  (await teacher.rest('GET', `/quiz/${quizId}/results`)).body;
/** The scores of Sam and Tia for one question. */
export const scores = async (stage: Stage, at: number): Promise<number[]> =>
  (await results(stage)).results.map(
    ({ evaluationResults }: { evaluationResults: { questionId: string; score: number }[] }) =>
      evaluationResults.find(({ questionId }) => questionId === stage.questionIds[at])?.score,
  );
export const evaluated = async ({ student, quizId, questionIds }: Stage, at: number) =>
  (await student.rest('GET', `/quiz/${quizId}/evaluated`)).body.evaluatedQuizData[questionIds[at] ?? ''];

/** Another key for the first question, which swaps Sam's and Tia's results. */
export const toNucleus = { correctAnswer: 'Nucleus' };
