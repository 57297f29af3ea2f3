import * as z from 'zod';
import { type Answer, answerSchema } from '../answer/answer';
import type { LoggedAnswer } from './answer-log';

/** What came from a page while its quiz was paused: it counts only once a teacher accepts it. */
const keptInPauseSchema = z.object({
  answers: z.record(z.string(), answerSchema.nullable()),
  /** When the page wrote each, as it says. */
  revisions: z.record(z.string(), z.number()),
});
export type KeptInPause = z.infer<typeof keptInPauseSchema>;

/** What a stored body keeps from a pause; null where it is a late submission, or there is none. */
export function keptInPause(body: string | undefined): KeptInPause | null {
  const parsed = keptInPauseSchema.safeParse(JSON.parse(body ?? 'null'));
  return parsed.success ? parsed.data : null;
}

/** What is kept once more has come: of two answers to one question the one that was written later. */
export function withMoreKept(kept: KeptInPause | null, more: readonly LoggedAnswer[]): KeptInPause {
  const newer = more.filter(({ questionId, revision }) => revision >= (kept?.revisions[questionId] ?? 0));
  return {
    answers: { ...kept?.answers, ...Object.fromEntries(newer.map((one) => [one.questionId, one.value])) },
    revisions: {
      ...kept?.revisions,
      ...Object.fromEntries(newer.map((one) => [one.questionId, one.revision])),
    },
  };
}

export const withoutKept = (
  { answers, revisions }: KeptInPause,
  questionIds: readonly string[],
): KeptInPause => {
  const others = <Value>(of: Record<string, Value>) =>
    Object.fromEntries(Object.entries(of).filter(([id]) => !questionIds.includes(id)));
  return { answers: others(answers), revisions: others(revisions) };
};

/** The kept answers that nothing replaced which was written later, or at the same moment: that is the same answer. */
export const stillNewest = (
  { answers, revisions }: KeptInPause,
  current: ReadonlyMap<string, { readonly revision: number }>,
): Record<string, Answer | null> =>
  Object.fromEntries(
    Object.entries(answers).filter(([id]) => (revisions[id] ?? 0) > (current.get(id)?.revision ?? 0)),
  );
