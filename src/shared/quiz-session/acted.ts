import type { Answer } from '../attempt/answer';
import { type SessionAct, stepSession } from './machine';
import { withChanges } from './outbox';
import {
  kept,
  nowOf,
  OPERATION_KINDS,
  type Running,
  withLane,
  withRunningEffects,
  withSync,
} from './running';
import type { SessionEffect } from './state';

/** Lets the machine of the session make a step, and takes up what it asks for. */
export function acted(running: Running, act: SessionAct): Running {
  const session = stepSession(running.session, { ...act, nowMs: nowOf(running) });
  return session.effects.reduce(afterEffect, { ...running, session });
}

/** Nothing waits out a failure any longer. */
export const hurried = (running: Running): Running =>
  OPERATION_KINDS.reduce((result, kind) => withLane(result, kind, { fromMs: 0 }), running);

/** Changes within this time go to the server together: well within the 2 s that the contract gives an answer. */
const GATHER_MS = 600;

function afterEffect(running: Running, effect: SessionEffect): Running {
  switch (effect.kind) {
    case 'save':
      return withRunningEffects(running, { kind: 'save' });
    case 'clear-saved':
      return withRunningEffects(running, { kind: 'forget' });
    case 'send-answer':
      return changed(running, effect.questionId, effect.answer);
    case 'question-changed':
      return withSync(running, { isPlaceUntold: !running.session.quiz.allowNavigation });
    case 'reopened':
      return withSync(running, { submission: null });
    case 'submit': {
      const { submission, lanes } = running.sync;
      const isChecked = effect.reason === 'student' || effect.reason === 'closed';
      const focusLoss = { ...lanes['focus-loss'], failures: 0, fromMs: 0 };
      return withSync(running, {
        submission: { tries: submission?.tries ?? 0, hasFailed: submission?.hasFailed ?? false, isChecked },
        lanes: { ...lanes, 'focus-loss': focusLoss, submit: { ...lanes.submit, fromMs: 0 } },
      });
    }
    case 'warn':
    case 'welcome':
    case 'time-added':
    case 'paused':
      return running;
    case 'continued':
      return hurried(running);
  }
}

function changed(running: Running, questionId: string, answer: Answer | null): Running {
  const { stampedMs, knownIds, gatherUntilMs } = running.sync;
  const changedAtMs = Math.max(nowOf(running), (stampedMs[questionId] ?? 0) + 1);
  const { elapsedMs } = running;
  const stamped = withSync(running, {
    stampedMs: { ...stampedMs, [questionId]: changedAtMs },
    knownIds: [...new Set([...knownIds, questionId])],
    gatherUntilMs: gatherUntilMs > elapsedMs ? gatherUntilMs : elapsedMs + GATHER_MS,
  });
  return kept(stamped, withChanges([{ questionId, answer, changedAtMs }]));
}
