import * as z from 'zod';
import { type Answer, answerSchema } from '../answer/answer';
import type { LoggedAnswer } from './answer-log';

/**
 * What came from a page while its quiz was paused, or after the time of its question: it counts only once a teacher accepts it.
 */
const keptApartSchema = z.object({
  answers: z.record(z.string(), answerSchema.nullable()),
  /** When the page wrote each, as it says. */
  revisions: z.record(z.string(), z.number()),
  /** When each came, by the clock of the server. */
  cameAt: z.record(z.string(), z.number()).default({}),
});
export type KeptApart = z.infer<typeof keptApartSchema>;

/** What a stored body keeps apart; null where it is a late submission, or there is none. */
export function keptApart(body: string | undefined): KeptApart | null {
  const parsed = keptApartSchema.safeParse(JSON.parse(body ?? 'null'));
  return parsed.success ? parsed.data : null;
}

/** What is kept once more has come: of two answers to one question the one that was written later. */
export function withMoreKept(
  kept: KeptApart | null,
  { answers, now }: { answers: readonly LoggedAnswer[]; now: number },
): KeptApart {
  const newer = answers.filter(({ questionId, revision }) => revision >= (kept?.revisions[questionId] ?? 0));
  const fields = <Value>(fieldOf: (one: LoggedAnswer) => Value) =>
    Object.fromEntries(newer.map((one) => [one.questionId, fieldOf(one)]));
  return {
    answers: { ...kept?.answers, ...fields(({ value }) => value) },
    revisions: { ...kept?.revisions, ...fields(({ revision }) => revision) },
    cameAt: { ...kept?.cameAt, ...fields(() => now) },
  };
}

export const withoutKept = (
  { answers, revisions, cameAt }: KeptApart,
  questionIds: readonly string[],
): KeptApart => {
  const others = <Value>(of: Record<string, Value>) =>
    Object.fromEntries(Object.entries(of).filter(([id]) => !questionIds.includes(id)));
  return { answers: others(answers), revisions: others(revisions), cameAt: others(cameAt) };
};

/** The kept answers that nothing replaced which was written later, or at the same moment: that is the same answer. */
export const stillNewest = (
  { answers, revisions }: KeptApart,
  current: ReadonlyMap<string, { readonly revision: number }>,
): Record<string, Answer | null> =>
  Object.fromEntries(
    Object.entries(answers).filter(([id]) => (revisions[id] ?? 0) > (current.get(id)?.revision ?? 0)),
  );
