import type { MemberAppeal } from '../../../shared/appeals/schema';
import { FAIR_PERCENT } from '../../../shared/constants';
import type { PupilReport } from '../../../shared/reports/schema';
import type { StudentTerm } from './student-term';

/** A fact about a student that the teacher can act on. */
export type WantsALook =
  | { readonly kind: 'second-look'; readonly appeal: MemberAppeal }
  /** Two of the last three marked quizzes are below fair; the newest of them. */
  | { readonly kind: 'weak'; readonly quizId: string }
  /** The last two quizzes that are over were missed; the newest first. */
  | { readonly kind: 'missed'; readonly quizzes: readonly { quizId: string; title: string }[] };

const LAST_MARKED = 3;
const RUNNING = 2;

interface Seen {
  readonly term: Pick<StudentTerm, 'quizzes'>;
  /** The same quizzes, newest first, with what is over. */
  readonly report: Pick<PupilReport, 'quizzes'> | undefined;
  readonly secondLooks: readonly MemberAppeal[];
}

/** What wants a look, the student's own questions first. */
export function wantsALook({ term, report, secondLooks }: Seen): WantsALook[] {
  const asked = secondLooks.filter(({ answer }) => answer === null);
  return [
    ...asked.map((appeal): WantsALook => ({ kind: 'second-look', appeal })),
    ...weakOf(term),
    ...missedOf(term, report),
  ];
}

function weakOf({ quizzes }: Seen['term']): WantsALook[] {
  const weak = quizzes
    .filter(({ percent }) => percent !== null)
    .slice(0, LAST_MARKED)
    .filter(({ percent }) => percent !== null && percent < FAIR_PERCENT);
  const [newest] = weak;
  return newest && weak.length >= RUNNING ? [{ kind: 'weak', quizId: newest.quiz.quizId }] : [];
}

function missedOf({ quizzes }: Seen['term'], report: Seen['report']): WantsALook[] {
  const inClass = new Set(quizzes.map(({ quiz }) => quiz.quizId));
  const last = (report?.quizzes ?? [])
    .filter(({ quizId, state }) => inClass.has(quizId) && state !== 'open')
    .slice(0, RUNNING);
  const isMissed = last.length === RUNNING && last.every(({ state }) => state === 'absent');
  return isMissed ? [{ kind: 'missed', quizzes: last.map(({ quizId, title }) => ({ quizId, title })) }] : [];
}
