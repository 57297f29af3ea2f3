import * as z from 'zod';
import { type Answer, answerSchema } from '../../../shared/answer/answer';
import type { LoggedAnswer } from './answer-log';

/** Answers received while the quiz was paused, or after their question's time: they count only once a teacher accepts them. */
const keptApartSchema = z.object({
  answers: z.record(z.string(), answerSchema.nullable()),
  /** The page's time of writing each. */
  revisions: z.record(z.string(), z.number()),
  /** The server's time of receiving each. */
  cameAt: z.record(z.string(), z.number()).default({}),
});
export type KeptApart = z.infer<typeof keptApartSchema>;

/** The kept-apart answers in a stored body; null for a late submission or none. */
export function keptApart(body: string | undefined): KeptApart | null {
  const parsed = keptApartSchema.safeParse(JSON.parse(body ?? 'null'));
  return parsed.success ? parsed.data : null;
}

/** Adds to the kept-apart answers; of two to one question the later one stays. */
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

/** The kept-apart answers without a stored one written later or at the same moment, which is the same answer. */
export const stillNewest = (
  { answers, revisions }: KeptApart,
  current: ReadonlyMap<string, { readonly revision: number }>,
): Record<string, Answer | null> =>
  Object.fromEntries(
    Object.entries(answers).filter(([id]) => (revisions[id] ?? 0) > (current.get(id)?.revision ?? 0)),
  );
