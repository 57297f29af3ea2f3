import type { FocusEventKind } from '../../../shared/attempt/reload';
import { type SubmittedBy, whyItEnded } from '../../../shared/attempt/submitted-by';
import type { FocusLossSeen } from '../../../shared/supervision/schema';
import { returnOf, type SignsOfLife } from '../../rules/attempt/absence';

interface StoredFocusLoss extends Omit<SignsOfLife, 'pressedSubmitAt'> {
  readonly startedAt: number;
  readonly receivedAt: number;
  readonly submittedAt: number | null;
  readonly submittedBy: SubmittedBy | null;
  readonly closingSince: number | null;
}

/** The plausible times of a focus loss: within the start and the report; the return is the first sign of life, if any. */
export function seenTimes(
  event: StoredFocusLoss,
): Pick<FocusLossSeen, 'leftAt' | 'returnedAt' | 'isReturnExact'> {
  const leftAt = Math.min(Math.max(event.leftAt, event.startedAt), event.receivedAt);
  const pressedSubmitAt = whyItEnded(event) === 'student' ? event.submittedAt : null;
  const back = returnOf({ ...event, pressedSubmitAt });
  const returnedAt = back && Math.max(back.at, leftAt);
  return { leftAt, returnedAt, isReturnExact: back?.isExact ?? true };
}

export const toFocusLossSeen = (seen: {
  event: StoredFocusLoss & { questionId: string | null; excusedAt: number | null; kind: FocusEventKind };
  /** In the attempt's order. */
  questionIds: readonly string[];
  alike: FocusLossSeen['alike'];
}): FocusLossSeen => {
  const index = seen.questionIds.indexOf(seen.event.questionId ?? '');
  return {
    ...seenTimes(seen.event),
    isReload: seen.event.kind === 'reloaded',
    excusedAt: seen.event.excusedAt,
    questionNumber: index === -1 ? null : index + 1,
    alike: seen.alike,
  };
};
