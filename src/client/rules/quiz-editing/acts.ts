import type { Place } from '../../../shared/quiz/order';
import type { Pool } from '../../../shared/quiz/pools-schema';

/** How long a pause in typing ends a run, in ms. */
const RUN_PAUSE_MS = 2000;
/** So many acts can be undone. */
const REMEMBERED = 100;

/** What was done in this visit, with what it takes to undo it. */
export type Act<Value> =
  | {
      readonly kind: 'written';
      readonly key: string;
      /** What stood there before. */
      readonly before: Value;
      /** The field that was typed into: typing on in it is the same act. */
      readonly field: string | undefined;
      readonly atMs: number;
    }
  /** One question, or all of an import. */
  | { readonly kind: 'added'; readonly keys: readonly string[] }
  | { readonly kind: 'deleted'; readonly keys: readonly string[] }
  /** Questions, from the places that they had. */
  | { readonly kind: 'moved'; readonly places: readonly Place[] }
  /** All pools of the quiz, as they were before. */
  | { readonly kind: 'pooled'; readonly before: readonly Pool[] };

export type Acts<Value> = readonly Act<Value>[];

/** The acts with one more, the last one first to be undone; a run of typing in one field stays one act. */
export function remembered<Value>(acts: Acts<Value>, act: Act<Value>): Acts<Value> {
  const last = acts.at(-1);
  if (last?.kind === 'written' && act.kind === 'written' && isSameRun(last, act)) {
    return acts.with(-1, { ...last, atMs: act.atMs });
  }
  return [...acts, act].slice(-REMEMBERED);
}

type WrittenAct = Extract<Act<unknown>, { kind: 'written' }>;

const isSameRun = (last: WrittenAct, next: WrittenAct): boolean =>
  next.field !== undefined &&
  last.field === next.field &&
  last.key === next.key &&
  next.atMs - last.atMs <= RUN_PAUSE_MS;

/** The acts without those on something that is gone for good. */
export const forgotten = <Value>(acts: Acts<Value>, key: string): Acts<Value> =>
  acts.flatMap((act): readonly Act<Value>[] => {
    if (act.kind === 'pooled') return [act];
    if (act.kind === 'written') return act.key === key ? [] : [act];
    if (act.kind === 'moved') {
      const places = act.places.filter(({ questionId, after }) => questionId !== key && after !== key);
      return places.length > 0 ? [{ ...act, places }] : [];
    }
    const keys = act.keys.filter((each) => each !== key);
    return keys.length > 0 ? [{ ...act, keys }] : [];
  });
