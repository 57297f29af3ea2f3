import { createStore, type StoreApi } from 'zustand/vanilla';
import type { JoinedQuiz } from '../../shared/attempt/schema';
import { serverSentence, statusOf } from '../platform/error-message';
import { OutboxKeeper } from '../platform/outbox-store';
import { type Answered, answered, focusLossReported } from '../rules/quiz-session/answered';
import { endsAtMsOf } from '../rules/quiz-session/clock';
import { failed } from '../rules/quiz-session/failed';
import { countsFocus, focusDueMs, focusWaited } from '../rules/quiz-session/focus';
import type { SessionAct } from '../rules/quiz-session/machine';
import { loaded } from '../rules/quiz-session/merged';
import { acted, type Operation, operationsDue, started } from '../rules/quiz-session/operations';
import {
  atElapsed,
  nowOf,
  openRunning,
  type Running,
  type RunningEffect,
  savedQuizOf,
  withRunningEffects,
  withSync,
} from '../rules/quiz-session/running';
import type { SessionDevice, SessionServer } from './device';
import { sendOperation } from './send-operation';

/** The maximum wait for a device to load its stored data. */
const LOAD_PATIENCE_MS = 2000;

const LONGEST_SLEEP_MS = 10_000;

type Step = (running: Running) => Running;

interface RunningQuizParts {
  joined: JoinedQuiz;
  /** Whether it was opened from this device alone while the server was unreachable. */
  isGuess: boolean;
  device: SessionDevice;
  server: SessionServer;
}

/**
 * A quiz being taken. The pure steps of `shared/quiz-session` make all decisions; this class feeds them
 * events and carries out their effects on the device, the server and the timers.
 */
export class RunningQuiz {
  readonly store: StoreApi<Running>;
  private readonly saved;
  private readonly keeper: OutboxKeeper;
  private readonly steps: Step[] = [];
  private isStepping = false;
  private isStarted = false;
  private isNotedHere = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The next tick of the quiz's clock; `timeUp` if it ran out while the student was away (spec §4). */
  private tick: { readonly atMs: number; readonly kind: 'tick' | 'timeUp' };

  constructor(private readonly parts: RunningQuizParts) {
    const { joined, isGuess, device } = parts;
    const elapsedMs = device.elapsedMs();
    this.saved = device.savedQuiz.read();
    const { running, submitAfterMs } = openRunning({ joined, saved: this.saved, isGuess, elapsedMs });
    this.store = createStore(() => running);
    this.tick =
      submitAfterMs === null
        ? { atMs: nextSecondMs(running), kind: 'tick' }
        : { atMs: elapsedMs + submitAfterMs, kind: 'timeUp' };
    this.keeper = new OutboxKeeper({
      attemptId: joined.attempt._id,
      store: device.outbox,
      current: () => this.store.getState().outbox,
      onKept: (isKeptInOutbox) => this.step((now) => withSync(now, { isKeptInOutbox })),
    });
  }

  /** Starts saving, sending and polling; returns the cleanup. */
  start(): () => void {
    this.isStarted = true;
    this.step((running) => ({ ...running, effects: [{ kind: 'save' }] }));
    void this.load();
    return () => this.stop();
  }

  act(act: SessionAct): void {
    this.step((running) => acted(running, act));
  }

  /** Applies one step and its effects. A step during another one waits for its end. */
  step(step: Step): void {
    this.steps.push(step);
    if (this.isStepping) return;
    this.isStepping = true;
    try {
      for (let next = this.steps.shift(); next; next = this.steps.shift()) this.take(next);
    } finally {
      this.isStepping = false;
    }
    if (this.isStarted) this.sendDue();
  }

  /** Advances the time: every second while visible, and on becoming visible again. */
  wake(): void {
    const elapsedMs = this.parts.device.elapsedMs();
    if (focusDueMs(atElapsed(this.store.getState(), elapsedMs)) <= elapsedMs) this.step(focusWaited);
    if (this.tick.atMs <= elapsedMs) this.tickNow();
    else this.sendDue();
  }

  tickNow(): void {
    const { kind } = this.tick;
    this.tick = { atMs: Number.POSITIVE_INFINITY, kind: 'tick' };
    this.step((running) => withRunningEffects(acted(running, { kind }), { kind: 'save' }));
    this.tick = { atMs: nextSecondMs(this.store.getState()), kind: 'tick' };
    this.arm();
  }

  private stop(): void {
    this.isStarted = false;
    clearTimeout(this.timer);
    this.noteHere(false);
  }

  private async load(): Promise<void> {
    const { device, joined } = this.parts;
    const { _id: attemptId } = joined.attempt;
    const kept = { focusLosses: device.focusLosses.read(attemptId), saved: this.saved };
    const patience = setTimeout(
      () => this.step((running) => loaded(running, { record: undefined, ...kept })),
      LOAD_PATIENCE_MS,
    );
    const record = await device.outbox.read(attemptId).catch(() => undefined);
    clearTimeout(patience);
    if (record || !this.store.getState().sync.isLoaded) {
      this.step((running) => loaded(running, { record, ...kept }));
    }
  }

  private take(step: Step): void {
    const before = this.store.getState();
    if (before.sync.ending) return;
    const after = step(atElapsed(before, this.parts.device.elapsedMs()));
    this.store.setState(after, true);
    for (const effect of after.effects) this.carryOut(effect, after);
    this.noteHere(this.isStarted && countsFocus(after) && after.focus.absence.length === 0);
  }

  private carryOut(effect: RunningEffect, after: Running): void {
    const { device, joined } = this.parts;
    const { _id: attemptId } = joined.attempt;
    switch (effect.kind) {
      case 'save':
        this.save(after);
        return;
      case 'keep':
        this.keeper.apply(effect.step);
        device.focusLosses.write(attemptId, after.outbox.leavings);
        return;
      case 'note-page-gone':
        device.notePageGone(attemptId, effect.focusLoss);
        return;
      case 'report-at-once':
        void this.reportAtOnce(effect.focusLoss);
        return;
      case 'forget':
        this.keeper.close();
        device.savedQuiz.forget();
        device.focusLosses.write(attemptId, []);
        this.stop();
    }
  }

  private save({ session, sync, outbox }: Running): void {
    // Another page of this browser may hold the quiz and store its own state here.
    if (session.phase === 'submitted' || session.isElsewhere) return;
    const isKeptInState = this.parts.device.savedQuiz.write(savedQuizOf(session, outbox.answers));
    if (isKeptInState !== sync.isKeptInState) this.step((running) => withSync(running, { isKeptInState }));
  }

  /** Notes for the tab's next page whether the student is present. */
  noteHere(isHere: boolean): void {
    if (isHere === this.isNotedHere) return;
    this.isNotedHere = isHere;
    const { device, joined } = this.parts;
    const clockOffsetMs = nowOf(this.store.getState()) - device.nowMs();
    device.notePageHere(isHere ? { attemptId: joined.attempt._id, clockOffsetMs } : null);
  }

  private sendDue(): void {
    for (let next = this.firstDue(); next; next = this.firstDue()) void this.send(next);
    this.arm();
  }

  private firstDue(): Operation | undefined {
    const elapsedMs = this.parts.device.elapsedMs();
    const due = operationsDue({ ...this.store.getState(), elapsedMs });
    return due.find(({ fromMs }) => fromMs <= elapsedMs)?.operation;
  }

  /** Sets a timer for the next due moment. */
  private arm(): void {
    clearTimeout(this.timer);
    const { device } = this.parts;
    const elapsedMs = device.elapsedMs();
    const running = { ...this.store.getState(), elapsedMs };
    if (!this.isStarted || running.sync.ending) return;
    const times = operationsDue(running).map(({ fromMs }) => fromMs);
    const atMs = Math.min(this.tick.atMs, focusDueMs(running), ...times);
    this.timer = setTimeout(() => this.wake(), Math.min(Math.max(0, atMs - elapsedMs), LONGEST_SLEEP_MS));
  }

  private async send(operation: Operation): Promise<void> {
    const { device, joined, server } = this.parts;
    this.step((running) => started(running, operation));
    const sentAt = device.elapsedMs();
    const running = this.store.getState();
    try {
      const result: Answered = await sendOperation({ operation, running, joined, device, server });
      const arrival = { roundTripMs: device.elapsedMs() - sentAt, deviceNowMs: device.nowMs() };
      this.step((now) => answered(now, result, arrival));
    } catch (error) {
      const failure = { status: statusOf(error), sentence: serverSentence(error) ?? null };
      this.step((now) => failed(now, operation, failure));
    }
  }

  private async reportAtOnce(focusLoss: Parameters<typeof focusLossReported>[1]): Promise<void> {
    const { joined, server } = this.parts;
    const report = { attemptId: joined.attempt._id, ...focusLoss };
    // Undelivered reports are resent.
    const counted = await server.reportFocusLoss(report).catch(() => null);
    if (counted) this.step((running) => focusLossReported(running, focusLoss, counted));
  }
}

/** Just after the shown second ends, by the page's clock. Deadlines decide, not ticks. */
function nextSecondMs(running: Running): number {
  const leftMs = endsAtMsOf(running.session) - nowOf(running);
  return running.elapsedMs + (leftMs > 0 ? (leftMs % 1000) + 5 : 1000);
}
