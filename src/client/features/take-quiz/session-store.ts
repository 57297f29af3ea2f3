import { type SessionAct, stepSession } from '../../../shared/quiz-session/machine';
import type { QuizSession, SessionEffect } from '../../../shared/quiz-session/state';
import { createCell } from './cell';

export interface SessionStore {
  get: () => QuizSession;
  subscribe: (listener: () => void) => () => void;
  act: (act: SessionAct) => void;
  /** Told each effect once, as soon as its step is done. */
  onEffect: (listener: (effect: SessionEffect) => void) => () => void;
}

/** Keeps the session of the pure machine and hands on what each step asks for. */
export function createSessionStore(opened: QuizSession, now: () => number): SessionStore {
  const cell = createCell(opened);
  const listeners = new Set<(effect: SessionEffect) => void>();
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    act(act) {
      const session = stepSession(cell.get(), { ...act, nowMs: now() });
      cell.set(session);
      for (const effect of session.effects) for (const listener of listeners) listener(effect);
    },
    onEffect(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
