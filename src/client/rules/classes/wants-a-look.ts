import type { MemberAppeal } from '../../../shared/appeals/schema';
import { FAIR_PERCENT } from '../../../shared/constants';
import { isOwnColumn } from '../../../shared/gradebook/columns';
import type { PupilReport } from '../../../shared/reports/schema';
import type { StudentTerm } from './student-term';

/** A fact about a student that the teacher can act on. */
export type WantsALook =
  | { readonly kind: 'second-look'; readonly appeal: MemberAppeal }
  /** Two of the last three marked quizzes are below fair; the newest of them. */
  | { readonly kind: 'weak'; readonly quizId: string }
  /** The last two finished quizzes were missed; newest first. */
  | { readonly kind: 'missed'; readonly quizzes: readonly { quizId: string; title: string }[] };

const LAST_MARKED = 3;
const RUNNING = 2;

interface Seen {
  readonly term: Pick<StudentTerm, 'marks'>;
  /** The same quizzes, newest first, with their states. */
  readonly report: Pick<PupilReport, 'quizzes'> | undefined;
  readonly secondLooks: readonly MemberAppeal[];
}

/** The matters for the teacher's attention, the student's own requests first. */
export function wantsALook({ term, report, secondLooks }: Seen): WantsALook[] {
  const asked = secondLooks.filter(({ answer }) => answer === null);
  return [
    ...asked.map((appeal): WantsALook => ({ kind: 'second-look', appeal })),
    ...weakOf(term),
    ...missedOf(term, report),
  ];
}

/** The quizzes of a term, newest first, without own columns. */
const quizzesIn = ({ marks }: Seen['term']) =>
  marks.flatMap(({ column, percent }) => (isOwnColumn(column) ? [] : [{ quizId: column.quizId, percent }]));

function weakOf(term: Seen['term']): WantsALook[] {
  const weak = quizzesIn(term)
    .filter(({ percent }) => percent !== null)
    .slice(0, LAST_MARKED)
    .filter(({ percent }) => percent !== null && percent < FAIR_PERCENT);
  const [newest] = weak;
  return newest && weak.length >= RUNNING ? [{ kind: 'weak', quizId: newest.quizId }] : [];
}

function missedOf(term: Seen['term'], report: Seen['report']): WantsALook[] {
  const inClass = new Set(quizzesIn(term).map(({ quizId }) => quizId));
  const last = (report?.quizzes ?? [])
    .filter(({ quizId, state }) => inClass.has(quizId) && state !== 'open')
    .slice(0, RUNNING);
  const isMissed = last.length === RUNNING && last.every(({ state }) => state === 'absent');
  return isMissed ? [{ kind: 'missed', quizzes: last.map(({ quizId, title }) => ({ quizId, title })) }] : [];
}
