import type { Stage } from '../../../server/testing/stage';
import { type Operation, OWNER, TEACHERS } from './operation';

const quizId = ({ quizId }: Stage) => ({ quizId });
/** The long answer: the one whose marks teach the others. */
const ofQuestion = ({ quizId, questionIds }: Stage) => ({ quizId, questionId: questionIds[3] });
const marks = (at: Stage) => ({ ...ofQuestion(at), studentId: at.student.accountId, marks: 1.5 });
const decision = (at: Stage) => ({ ...ofQuestion(at), studentIds: [at.student.accountId], marks: 1.5 });

const marked = async (stage: Stage) => {
  await stage.teacher.mutate('evaluation.updateMarks', marks(stage));
  await stage.world.deps.background.idle();
  return {};
};

/** Marking, release, and what is made of the results. */
export const evaluationOperations: readonly Operation[] = [
  {
    rest: ['POST /quiz/:quizId/evaluate', (at) => `/quiz/${at.quizId}/evaluate`],
    trpc: ['evaluation.start', quizId],
    given: 'submitted',
    statuses: OWNER,
  },
  {
    rest: ['POST /quiz/:quizId/release-scores', (at) => `/quiz/${at.quizId}/release-scores`],
    trpc: ['evaluation.release', quizId],
    given: 'evaluated',
    statuses: OWNER,
  },
  {
    rest: ['PUT /quiz/question/update-marks', () => '/quiz/question/update-marks', marks],
    trpc: ['evaluation.updateMarks', marks],
    given: 'evaluated',
    statuses: OWNER,
  },
  {
    rest: ['PUT /quiz/:quizId/marks', (at) => `/quiz/${at.quizId}/marks`, decision],
    trpc: ['evaluation.setMarks', decision],
    given: 'evaluated',
    statuses: OWNER,
  },
  {
    trpc: ['evaluation.undoMarks', (at) => ({ ...ofQuestion(at), studentIds: [at.student.accountId] })],
    given: 'evaluated',
    arrange: marked,
    statuses: OWNER,
  },
  { trpc: ['evaluation.rescored', ofQuestion], given: 'evaluated', arrange: marked, statuses: OWNER },
  {
    trpc: ['evaluation.dismissAlarm', (at) => ({ ...ofQuestion(at), evidence: 'seen' })],
    given: 'evaluated',
    statuses: OWNER,
  },
  {
    trpc: ['evaluation.setAi', (at) => ({ quizId: at.quizId, useAi: false })],
    given: 'evaluated',
    statuses: OWNER,
  },
  { trpc: ['evaluation.sentToAi', quizId], given: 'evaluated', statuses: OWNER },
  {
    rest: ['GET /quiz/:quizId/results', (at) => `/quiz/${at.quizId}/results`],
    trpc: ['results.get', quizId],
    given: 'evaluated',
    statuses: OWNER,
  },
  {
    rest: ['GET /quiz/:quizId/results.csv', (at) => `/quiz/${at.quizId}/results.csv`],
    trpc: ['results.csv', quizId],
    given: 'evaluated',
    statuses: OWNER,
  },
  {
    rest: ['GET /teacher/allData', () => '/teacher/allData'],
    trpc: ['results.allData'],
    given: 'evaluated',
    statuses: TEACHERS,
  },
  {
    rest: ['GET /teacher/allData.xlsx', () => '/teacher/allData.xlsx'],
    trpc: ['results.workbook'],
    given: 'evaluated',
    statuses: TEACHERS,
  },
];
