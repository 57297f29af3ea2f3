import * as z from 'zod';
import { type Answer, answerSchema } from '../../../shared/answer/answer';
import type { LoggedAnswer } from './answer-log';
import type { AttemptChanges, CurrentAnswers } from './state';

type Kept = AttemptChanges['kept'];

/**
 * Answers received during a pause, or after their question's time; they count only once a teacher accepts
 * them.
 */
const keptApartSchema = z.object({
  answers: z.record(z.string(), answerSchema.nullable()),
  /** The page's revision of each answer. */
  revisions: z.record(z.string(), z.number()),
  /** The server's time of receipt of each answer. */
  cameAt: z.record(z.string(), z.number()).default({}),
});
type KeptApart = z.infer<typeof keptApartSchema>;

/** The kept-apart answers in a stored body; null for a late submission or none. */
export function keptApart(body: string | null): KeptApart | null {
  const parsed = keptApartSchema.safeParse(JSON.parse(body ?? 'null'));
  return parsed.success ? parsed.data : null;
}

interface Came {
  readonly answers: readonly LoggedAnswer[];
  readonly now: number;
}

export const keptWith = (body: string | null, came: Came): Kept => keeping(keptApart(body), came);

/** The answers kept apart after a submit: without those submitted, but with some that came with it. */
export function keptAfterSubmit(
  body: string | null,
  { submittedIds, ...came }: Came & { readonly submittedIds: readonly string[] },
): Kept {
  const kept = keptApart(body);
  const rest = kept && withoutKept(kept, submittedIds);
  if (came.answers.length > 0) return keeping(rest, came);
  if (!rest) return undefined;
  const isEmpty = Object.keys(rest.answers).length === 0;
  return { body: isEmpty ? null : JSON.stringify(rest), hasMore: false };
}

/**
 * Keeps a submission that arrived after its attempt closed, with the answers kept during a pause. Only the
 * first one, because a later one could use even more time.
 */
export function keptLate(
  body: string | null,
  { submission, current }: { submission: Readonly<Record<'answers', object>>; current: CurrentAnswers },
): Kept {
  const kept = keptApart(body);
  if (body !== null && !kept) return undefined;
  const answers = { ...(kept && stillNewest(kept, current)), ...submission.answers };
  return { body: JSON.stringify({ ...submission, answers }), hasMore: true };
}

const keeping = (kept: KeptApart | null, came: Came): Kept => ({
  body: JSON.stringify(withMoreKept(kept, came)),
  hasMore: true,
});

/** Keeps the later of two answers to a question. */
function withMoreKept(kept: KeptApart | null, { answers, now }: Came): KeptApart {
  const newer = answers.filter(({ questionId, revision }) => revision >= (kept?.revisions[questionId] ?? 0));
  const fields = <Value>(fieldOf: (one: LoggedAnswer) => Value) =>
    Object.fromEntries(newer.map((one) => [one.questionId, fieldOf(one)]));
  return {
    answers: { ...kept?.answers, ...fields(({ value }) => value) },
    revisions: { ...kept?.revisions, ...fields(({ revision }) => revision) },
    cameAt: { ...kept?.cameAt, ...fields(() => now) },
  };
}

const withoutKept = (
  { answers, revisions, cameAt }: KeptApart,
  questionIds: readonly string[],
): KeptApart => {
  const others = <Value>(of: Record<string, Value>) =>
    Object.fromEntries(Object.entries(of).filter(([id]) => !questionIds.includes(id)));
  return { answers: others(answers), revisions: others(revisions), cameAt: others(cameAt) };
};

/** The kept-apart answers, except those whose stored answer is as new or newer. */
export const stillNewest = (
  { answers, revisions }: KeptApart,
  current: CurrentAnswers,
): Record<string, Answer | null> =>
  Object.fromEntries(
    Object.entries(answers).filter(([id]) => (revisions[id] ?? 0) > (current.get(id)?.revision ?? 0)),
  );
