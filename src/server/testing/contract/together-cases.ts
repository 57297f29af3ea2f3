import { accessMessages } from '../../../shared/access/messages';
import type { SharedRight } from '../../../shared/access/rights';
import { colleagueMessages } from '../../../shared/marking/colleague-messages';
import { messages } from '../../../shared/messages';
import { shareQuiz } from '../a-colleague';
import type { Stage } from '../stage';
import { anyNumber, anyText, type ContractCase, refusal, row } from './contract-case';

/** One decision for a group, with what its teacher saw. */
const decision = (seen: object = {}) => {
  const body = ({ questionIds, student }: Stage) => ({
    ...{ questionId: questionIds[3], studentIds: [student.accountId], marks: 1.5 },
    ...seen,
  });
  return {
    rest: ['PUT', ({ quizId }: Stage) => `/quiz/${quizId}/marks`, body],
    trpc: ['mutate', 'evaluation.setMarks', (stage: Stage) => ({ quizId: stage.quizId, ...body(stage) })],
  } as const;
};

const shared =
  (right: SharedRight) =>
  async ({ world, quizId }: Stage) =>
    shareQuiz(world, { quizId, email: 'bob@school.example', right });
const markedByColleague = async (stage: Stage) => {
  await shared('mark')(stage);
  const { otherTeacher, quizId, questionIds, student } = stage;
  const given = { questionId: questionIds[3], studentIds: [student.accountId], marks: 3 };
  await otherTeacher.rest('PUT', `/quiz/${quizId}/marks`, given);
};

/** Two teachers who mark the same answers. */
export const togetherCases: readonly ContractCase[] = [
  ...row(
    decision(),
    {
      name: 'a colleague who may mark does',
      given: 'evaluated',
      who: 'otherTeacher',
      before: shared('mark'),
      status: 200,
      body: { message: messages.marksUpdated, changed: 1 },
    },
    {
      name: 'a colleague who may look does not mark',
      given: 'evaluated',
      who: 'otherTeacher',
      before: shared('look'),
      status: 403,
      body: accessMessages.tooLittle('quiz', 'look'),
    },
    {
      name: 'without what was seen the last write wins, over a colleague too',
      given: 'evaluated',
      who: 'teacher',
      before: markedByColleague,
      status: 200,
      body: { message: messages.marksUpdated, changed: 1 },
    },
  ),
  ...row(decision({ seenAt: {} }), {
    name: 'what a colleague decided unseen is not replaced, and is told',
    given: 'evaluated',
    who: 'teacher',
    before: markedByColleague,
    status: 409,
    body: {
      ...refusal(colleagueMessages.gave({ name: 'Bob', marks: 3, agoMs: 0 })),
      stands: [{ studentId: anyText, by: { name: 'Bob', isYou: false }, at: anyNumber, marks: 3 }],
    },
  }),
];
