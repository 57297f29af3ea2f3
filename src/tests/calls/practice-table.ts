import type { Stage } from '../../server/testing/stage';
import { type Arranged, OWNER, PERSONAL, type Row, STUDENTS, TAKER, TEACHERS } from './call-table';

const opened = async ({ teacher, quizId }: Stage) => {
  const { body } = await teacher.rest('POST', '/practice', { quizId });
  return { setId: body._id as string };
};
const closed = async (stage: Stage) => {
  const { setId } = await opened(stage);
  await stage.teacher.rest('POST', `/practice/${setId}/close`);
  return { setId };
};
/** What the student is asked first, where the quiz can be practised. */
const asked = async (stage: Stage) => {
  const { setId } = await opened(stage);
  const { body } = await stage.student.rest('GET', `/student/practice/${setId}/next`);
  return { setId, questionId: body.question?._id ?? '', showing: body.showing ?? '' };
};
/** The student has answered a text, in words that nobody can mark for certain. */
const answered = async (stage: Stage) => {
  const { setId } = await opened(stage);
  for (;;) {
    const { body } = await stage.student.rest('GET', `/student/practice/${setId}/next`);
    const isText = body.question?.type === 'long';
    const answer = isText ? 'It makes what the cell lives on' : null;
    const sent = { questionId: body.question?._id ?? '', showing: body.showing ?? '', answer };
    const { status } = await stage.student.rest('POST', `/student/practice/${setId}/answer`, sent);
    if (isText || status !== 200) return { setId, questionId: sent.questionId };
  }
};
const made = ({ made }: Arranged) => made;
const quiz = ({ quizId }: Arranged) => ({ quizId });

/** Practice: what a teacher opens, and what only its own students are asked. */
export const practiceRows = {
  'practice.listSets': { given: 'draft', statuses: TEACHERS },
  'practice.preview': { input: quiz, given: 'released', statuses: OWNER },
  'practice.open': { input: quiz, given: 'released', statuses: OWNER },
  'practice.setClasses': {
    input: (at) => ({ ...at.made, classIds: [] }),
    given: 'released',
    arrange: opened,
    statuses: PERSONAL,
  },
  'practice.close': { input: made, given: 'released', arrange: opened, statuses: PERSONAL },
  'practice.reopen': { input: made, given: 'released', arrange: closed, statuses: PERSONAL },
  'practice.list': { input: () => ({}), given: 'released', statuses: STUDENTS },
  'practice.next': { input: made, given: 'released', arrange: opened, statuses: TAKER },
  'practice.answer': {
    input: (at) => ({ ...at.made, answer: null }),
    given: 'released',
    arrange: asked,
    statuses: TAKER,
  },
  'practice.judge': {
    input: (at) => ({ ...at.made, knewIt: true }),
    given: 'released',
    arrange: answered,
    statuses: TAKER,
  },
} satisfies Readonly<Record<string, Row>>;
