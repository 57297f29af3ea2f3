import type { Stage } from '../../server/testing/stage';
import { aClass, ofClass } from './class-table';
import { LOOK, OWNER, type Row } from './call-table';

const BOB = 'bob@school.example';
const ofQuiz = ({ quizId }: Stage) => ({ quizId });

/** Sharing with colleagues, and handing over. */
export const colleagueRows = {
  'colleagues.ofQuiz': { input: ofQuiz, given: 'released', statuses: LOOK },
  'colleagues.shareQuiz': {
    input: (at) => ({ ...ofQuiz(at), email: 'eve@school.example', right: 'edit' }),
    given: 'released',
    statuses: OWNER,
  },
  'colleagues.endQuizShare': {
    input: (at) => ({ ...ofQuiz(at), email: 'eve@school.example' }),
    given: 'released',
    statuses: OWNER,
  },
  'colleagues.handOverQuiz': {
    input: (at) => ({ ...ofQuiz(at), email: BOB }),
    given: 'released',
    statuses: OWNER,
  },
  'colleagues.ofClass': { input: ofClass, given: 'draft', arrange: aClass, statuses: LOOK },
  'colleagues.shareClass': {
    input: (at) => ({ ...ofClass(at), email: 'eve@school.example', right: 'mark' }),
    given: 'draft',
    arrange: aClass,
    statuses: OWNER,
  },
  'colleagues.endClassShare': {
    input: (at) => ({ ...ofClass(at), email: 'eve@school.example' }),
    given: 'draft',
    arrange: aClass,
    statuses: OWNER,
  },
  'colleagues.handOverClass': {
    input: (at) => ({ ...ofClass(at), email: BOB, quizzes: true }),
    given: 'draft',
    arrange: aClass,
    statuses: OWNER,
  },
} satisfies Readonly<Record<string, Row>>;
