import type { Stage } from '../../server/testing/stage';
import { type Arranged, COPIES, EDIT, LOOK, PERSONAL, type Table, TEACHERS } from './call-table';

const first = ({ questionIds: [questionId = ''] }: Stage) => ({ questionId });
/** A copy of the first question in another of the owner's quizzes. */
const copied = async ({ teacher, quizId }: Stage) => {
  const { body } = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
  return { quizId: body._id as string, copyId: body.questions[0]._id as string };
};
const toCopy = (at: Arranged) => ({ ...first(at), copyIds: [at.made.copyId] });

export const bankTable = {
  'bank.search': { input: () => ({ words: 'organelle' }), given: 'released', statuses: TEACHERS },
  'bank.tags': { given: 'released', statuses: TEACHERS },
  'bank.tagsOf': { input: first, given: 'released', statuses: LOOK },
  'bank.setTags': { input: (at) => ({ ...first(at), tags: ['cells'] }), given: 'released', statuses: EDIT },
  'bank.addToQuiz': {
    input: (at) => ({ quizId: at.made.quizId, questionIds: at.questionIds }),
    given: 'released',
    arrange: copied,
    statuses: PERSONAL,
  },
  'bank.copiesOf': { input: first, given: 'released', arrange: copied, statuses: EDIT },
  'bank.previewCopies': { input: toCopy, given: 'released', arrange: copied, statuses: COPIES },
  'bank.correctCopies': { input: toCopy, given: 'released', arrange: copied, statuses: COPIES },
} satisfies Table;
