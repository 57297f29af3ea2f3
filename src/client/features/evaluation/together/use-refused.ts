import { useState } from 'react';
import { statusOf } from '../../../platform/error-message';
import type { Decision } from '../with-marks';
import { insistOn, type Refused, restOf } from './refused';

const CONFLICT = 409;

/** Decisions that colleagues were faster with, the first one first, until their teacher has taken either side. */
export interface RefusedMarks {
  readonly all: readonly Refused[];
  readonly add: (refused: readonly Refused[]) => void;
  /** Lets the colleagues' marks of the first stand, and gives the rest of it. */
  readonly takeTheirs: () => void;
  /** Gives the first again, over what is known now. */
  readonly takeMine: () => void;
}

export function useRefused(give: (decision: Decision) => void): RefusedMarks {
  const [all, setAll] = useState<readonly Refused[]>([]);
  const [first] = all;
  const end = (decision: Decision | undefined) => {
    setAll((now) => now.slice(1));
    if (decision) give(decision);
  };
  return {
    all,
    add: (refused) => setAll((now) => [...now, ...refused]),
    takeTheirs: () => first && end(restOf(first)),
    takeMine: () => first && end(insistOn(first)),
  };
}

/** What became of a decision that was not taken, if a colleague is why. */
export async function readRefused(decision: Decision, error: unknown): Promise<Refused | undefined> {
  const refusal = await readRefusal(error);
  return refusal && { decision, ...refusal };
}

/** What colleagues decided meanwhile, if that is why the server refused. */
export async function readRefusal(error: unknown): Promise<Omit<Refused, 'decision'> | undefined> {
  if (statusOf(error) !== CONFLICT) return undefined;
  const { readStands } = await import('./read-stands');
  return readStands(error);
}
