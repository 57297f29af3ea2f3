import { sampleQuestions } from '../../server/testing/sample-questions';
import type { Stage } from '../../server/testing/stage';
import { type Arranged, EDIT, LOOK, type Row } from './call-table';

const text = JSON.stringify(sampleQuestions);
const exported = ({ quizId }: Stage) => ({ quizId, format: 'json' });
const all = ({ quizId, questionIds }: Stage) => ({ quizId, questionIds });
const removed = async (stage: Stage) => {
  await stage.teacher.mutate('questions.removeMany', all(stage));
  return {};
};

/** Questions from files and into them, and an import taken back. */
export const fileRows = {
  'imports.importQuestions': {
    input: (at: Arranged) => ({ quizId: at.quizId, text }),
    given: 'ready',
    statuses: EDIT,
  },
  'exports.file': { input: exported, given: 'released', statuses: LOOK },
  'exports.losses': { input: exported, given: 'released', statuses: LOOK },
  'questions.removeMany': { input: all, given: 'ready', statuses: EDIT },
  'questions.restoreMany': { input: all, given: 'ready', arrange: removed, statuses: EDIT },
} satisfies Readonly<Record<string, Row>>;
