import type { Stage } from '../../server/testing/stage';
import { DOER, EDIT, LOOK, MARK, PERSONAL, type Row, TAKER, TEACHERS } from './call-table';

const quizId = ({ quizId }: Stage) => ({ quizId });
/** The long answer: the one whose marks teach the others. */
const ofQuestion = ({ quizId, questionIds }: Stage) => ({ quizId, questionId: questionIds[3] });
const marks = (at: Stage) => ({ ...ofQuestion(at), studentId: at.student.accountId, marks: 1.5 });
const decision = (at: Stage) => ({ ...ofQuestion(at), studentIds: [at.student.accountId], marks: 1.5 });

const submission = (at: Stage) => ({ quizId: at.quizId, studentId: at.student.accountId });

const withPhrase = async ({ teacher }: Stage) => {
  const { body } = await teacher.mutate('phrases.add', { text: 'Name the pigment.' });
  return { phraseId: body.phrases[0].id };
};

const marked = async (stage: Stage) => {
  await stage.teacher.mutate('evaluation.updateMarks', marks(stage));
  await stage.world.deps.background.idle();
  return {};
};

const asked = async (stage: Stage) => {
  await stage.student.mutate('appeals.ask', { ...ofQuestion(stage), text: 'I meant the same' });
  return {};
};

const RUBRIC = [{ id: 'cause', text: 'Names the cause', points: 2 }];

const ruled = async (stage: Stage) => {
  const rubric = { ...ofQuestion(stage), items: RUBRIC };
  const { seen } = (await stage.teacher.mutate('rubrics.preview', rubric)).body;
  return { seen };
};

const rubricWritten = async (stage: Stage) => {
  const { seen } = await ruled(stage);
  await stage.teacher.mutate('rubrics.write', { ...ofQuestion(stage), items: RUBRIC, seen });
  return {};
};

/** Marking, release, and what is made of the results. */
export const evaluationRows = {
  'evaluation.start': { input: quizId, given: 'submitted', statuses: MARK },
  'evaluation.release': { input: quizId, given: 'evaluated', statuses: MARK },
  'evaluation.updateMarks': { input: marks, given: 'evaluated', statuses: MARK },
  'evaluation.setMarks': { input: decision, given: 'evaluated', statuses: MARK },
  'evaluation.keepMarks': {
    input: (at) => {
      const { marks, studentIds, ...own } = decision(at);
      return { ...own, given: [{ marks, studentIds }] };
    },
    given: 'evaluated',
    statuses: MARK,
  },
  'evaluation.undoMarks': {
    input: (at) => ({ ...ofQuestion(at), studentIds: [at.student.accountId] }),
    given: 'evaluated',
    arrange: marked,
    statuses: DOER,
  },
  'evaluation.rescored': { input: ofQuestion, given: 'evaluated', arrange: marked, statuses: LOOK },
  'evaluation.present': {
    input: (at) => ({ ...ofQuestion(at), place: null, seenRevision: 0 }),
    given: 'evaluated',
    statuses: MARK,
  },
  'evaluation.dismissAlarm': {
    input: (at) => ({ ...ofQuestion(at), evidence: 'seen' }),
    given: 'evaluated',
    statuses: MARK,
  },
  'evaluation.showNames': { input: quizId, given: 'evaluated', statuses: MARK },
  'evaluation.setAi': {
    input: (at) => ({ quizId: at.quizId, useAi: false }),
    given: 'evaluated',
    statuses: EDIT,
  },
  'evaluation.setMemory': {
    input: (at) => ({ quizId: at.quizId, useEarlierMarks: false }),
    given: 'evaluated',
    statuses: EDIT,
  },
  'evaluation.sentToAi': { input: quizId, given: 'evaluated', statuses: LOOK },
  'comments.write': {
    input: (at) => ({ ...ofQuestion(at), studentIds: [at.student.accountId], text: 'Say which colour.' }),
    given: 'evaluated',
    statuses: MARK,
  },
  'comments.writeOnSubmission': {
    input: (at) => ({ ...submission(at), text: 'Well done.' }),
    given: 'evaluated',
    statuses: MARK,
  },
  'phrases.list': { given: 'evaluated', statuses: TEACHERS },
  'phrases.add': {
    input: () => ({ text: 'Name the pigment.' }),
    given: 'evaluated',
    statuses: TEACHERS,
  },
  'phrases.remove': {
    input: ({ made }) => ({ phraseId: made.phraseId }),
    given: 'evaluated',
    arrange: withPhrase,
    statuses: PERSONAL,
  },
  'appeals.ask': {
    input: (at) => ({ ...ofQuestion(at), text: 'I meant the same' }),
    given: 'released',
    statuses: TAKER,
  },
  'appeals.answer': {
    input: (at) => ({ ...marks(at), answer: 'So you did' }),
    given: 'released',
    arrange: asked,
    statuses: MARK,
  },
  'rubrics.preview': {
    input: (at) => ({ ...ofQuestion(at), items: RUBRIC }),
    given: 'evaluated',
    statuses: MARK,
  },
  'rubrics.write': {
    input: (at) => ({ ...ofQuestion(at), items: RUBRIC, seen: at.made.seen }),
    given: 'evaluated',
    arrange: ruled,
    statuses: MARK,
  },
  'rubrics.undo': { input: ofQuestion, given: 'evaluated', arrange: rubricWritten, statuses: DOER },
  'rubrics.apply': {
    input: (at) => ({ ...ofQuestion(at), studentIds: [at.student.accountId], itemIds: ['cause'] }),
    given: 'evaluated',
    arrange: rubricWritten,
    statuses: MARK,
  },
  'results.get': { input: quizId, given: 'evaluated', statuses: LOOK },
  'results.csv': { input: quizId, given: 'evaluated', statuses: LOOK },
  'results.allData': { given: 'evaluated', statuses: TEACHERS },
  'results.workbook': { given: 'evaluated', statuses: TEACHERS },
} satisfies Readonly<Record<string, Row>>;
