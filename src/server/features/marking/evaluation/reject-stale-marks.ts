import { ColleagueConflict } from '../../../../shared/marking/colleague-conflict';
import { colleagueMessages } from '../../../../shared/marking/colleague-messages';
import { decidersFor, nameOf } from '../../../db/mark-columns';
import type { Deps } from '../../../deps';
import type { ResultRecord } from './marks-store';

/** A colleague's mark that conflicts with the request. */
export interface InTheWay {
  readonly studentId: string;
  readonly mark: Pick<ResultRecord, 'score' | 'markedAt' | 'markedBy'>;
}

interface Unseen {
  readonly viewerId: string;
  readonly inTheWay: readonly InTheWay[];
  /** The number of answers in the request. */
  readonly total: number;
}

/** Throws 409 if the request would replace marks the teacher has not seen, with their authors and current values. */
export function rejectStaleMarks(deps: Pick<Deps, 'db' | 'clock'>, unseen: Unseen): void {
  const latest = latestOf(unseen.inTheWay);
  if (!latest) return;
  const told = toldOf(deps, latest);
  const share = { count: unseen.inTheWay.length, total: unseen.total };
  const sentence =
    share.total === 1
      ? colleagueMessages.gave({ ...told, marks: latest.mark.score })
      : colleagueMessages.decided({ ...told, ...share });
  throw new ColleagueConflict(sentence, standsOf(deps, unseen));
}

/** Throws 409 if a colleague changed a mark since it was given. */
export function refuseUndo(deps: Pick<Deps, 'db' | 'clock'>, unseen: Unseen): void {
  const latest = latestOf(unseen.inTheWay);
  if (!latest) return;
  const share = { count: unseen.inTheWay.length, total: unseen.total };
  throw new ColleagueConflict(
    colleagueMessages.notYoursToUndo({ ...toldOf(deps, latest), ...share }),
    standsOf(deps, unseen),
  );
}

const latestOf = (inTheWay: readonly InTheWay[]): InTheWay | undefined =>
  inTheWay.toSorted((one, other) => other.mark.markedAt - one.mark.markedAt)[0];

const toldOf = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, { mark }: InTheWay) => ({
  name: nameOf(db, mark.markedBy),
  agoMs: clock.now() - mark.markedAt,
});

function standsOf({ db }: Pick<Deps, 'db'>, { viewerId, inTheWay }: Unseen) {
  const deciderOf = decidersFor(db, viewerId);
  return inTheWay.map(({ studentId, mark }) => ({
    ...{ studentId, marks: mark.score, at: mark.markedAt },
    by: deciderOf(mark.markedBy),
  }));
}
