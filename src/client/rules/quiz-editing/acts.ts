import type { Place } from '../../../shared/quiz/order';
import type { Pool } from '../../../shared/quiz/pools-schema';

/** The typing pause that ends an act, in ms. */
const RUN_PAUSE_MS = 2000;
/** The number of undoable acts. */
const REMEMBERED = 100;

/** An act of this visit with the data to undo it. */
export type Act<Value> =
  | {
      readonly kind: 'written';
      readonly key: string;
      /** The previous value. */
      readonly before: Value;
      /** The field that was typed into: further typing there is the same act. */
      readonly field: string | undefined;
      readonly atMs: number;
    }
  /** One question, or all of an import. */
  | { readonly kind: 'added'; readonly keys: readonly string[] }
  | { readonly kind: 'deleted'; readonly keys: readonly string[] }
  /** Questions, with their previous positions. */
  | { readonly kind: 'moved'; readonly places: readonly Place[] }
  /** All pools of the quiz, as before the act. */
  | { readonly kind: 'pooled'; readonly before: readonly Pool[] };

export type Acts<Value> = readonly Act<Value>[];

/** The acts with one more, the latest undone first; a run of typing in one field is one act. */
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

/** The acts without those on something deleted for good. */
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
