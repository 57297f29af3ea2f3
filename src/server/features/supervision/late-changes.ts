import * as z from 'zod';
import type { Answer } from '../../../shared/answer/answer';
import type { Deps } from '../../deps';
import type { LoggedAnswer } from '../../rules/attempt/answer-log';
import { keptApart, stillNewest } from '../../rules/attempt/kept-apart';
import { isChange, logged, readCurrentAnswers, readSent } from '../attempts/answers';
import { readCourse } from '../attempts/course';
import type { AttemptRecord } from '../attempts/own-attempt';

/** The stored body of a submit. */
const submitSchema = z.object({ answers: z.record(z.string(), z.unknown()) });

/** The changes a late submission would make, by the rules of a submit at the time of closing. */
export function lateChanges(
  deps: Pick<Deps, 'db' | 'arrangements' | 'policy'>,
  attempt: AttemptRecord,
  /** As received, or as kept apart. */
  body: string,
): { before: Record<string, Answer | null>; answers: LoggedAnswer[] } {
  const current = readCurrentAnswers(deps, attempt.id);
  const kept = keptApart(body);
  const answers = kept ? stillNewest(kept, current) : submitSchema.safeParse(JSON.parse(body)).data?.answers;
  const now = attempt.submittedAt ?? attempt.closesAt;
  const sent = readSent(deps, {
    course: readCourse(deps, attempt, now),
    current,
    answers: answers ?? {},
    offlineSince: null,
    now,
  });
  const changed = sent.filter((each) => each.mayReplace && isChange(current, each));
  return {
    before: Object.fromEntries(
      changed.map(({ questionId }) => [questionId, current.get(questionId)?.value ?? null]),
    ),
    answers: changed.map((each): LoggedAnswer => logged(each, current.get(each.questionId)?.revision ?? 0)),
  };
}
