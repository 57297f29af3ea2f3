import type { CountedFocusLoss } from '../../shared/attempt/schema';
import { RETURN_FLICKER_MS } from '../../shared/constants';
import { statusOf } from '../platform/error-message';
import {
  type FocusEventSeen,
  type FocusLossState,
  focusLossTracker,
  noFocusLosses,
} from '../rules/attempt/integrity';
import { retryAfterMs } from '../rules/quiz-session/failed';
import { focusNews } from '../rules/quiz-session/focus';
import {
  emptyOutbox,
  type OutboxStep,
  type UnsentFocusLoss,
  withFocusLoss,
  withoutFocusLoss,
} from '../rules/quiz-session/outbox';
import type { PageGone } from '../rules/quiz-session/page-gone';
import type { SessionDevice, SessionServer } from './device';

interface AfterReloadParts {
  readonly gone: PageGone;
  readonly device: Pick<SessionDevice, 'nowMs' | 'isInSight' | 'focusLosses' | 'notePageGone'>;
  readonly server: Pick<SessionServer, 'reportFocusLoss'>;
  /** Subscribes to focus events; returns the cleanup. */
  readonly listen: (see: (seen: Omit<FocusEventSeen, 'atMs'>) => void) => () => void;
  readonly onCounted: (counted: CountedFocusLoss) => void;
}

/**
 * Reports the focus loss of a reloaded quiz page immediately, rather than once the quiz continues, since the
 * student may read for a while first. The student is back, so further focus losses count as in the quiz.
 * Unsent reports are stored for the quiz to send; `stop` ends it.
 */
export class AfterReload {
  private outbox;
  private focus: FocusLossState = noFocusLosses;
  private isOver = false;
  private isSending = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stillAway: ReturnType<typeof setTimeout> | undefined;
  private stopListening: (() => void) | undefined;

  constructor(private readonly parts: AfterReloadParts) {
    this.outbox = emptyOutbox(parts.gone.attemptId);
  }

  start(): () => void {
    const { device, gone, listen } = this.parts;
    const { attemptId, leaving } = gone;
    const earlier = device.focusLosses.read(attemptId).filter(({ leftAt }) => leftAt !== leaving.leftAt);
    for (const focusLoss of [...earlier, leaving]) this.apply(withFocusLoss(focusLoss));
    void this.send();
    if (leaving.page === 'reloaded') {
      if (!device.isInSight()) this.see({ kind: 'hidden' });
      this.stopListening = listen((seen) => this.see(seen));
    }
    return () => this.stop();
  }

  private stop(): void {
    this.isOver = true;
    this.stopListening?.();
    clearTimeout(this.timer);
    clearTimeout(this.stillAway);
  }

  private see(seen: Omit<FocusEventSeen, 'atMs'>): void {
    const { device, gone } = this.parts;
    const { attemptId, clockOffsetMs, leaving } = gone;
    const before = this.focus;
    const atMs = device.nowMs() + clockOffsetMs;
    this.focus = focusLossTracker(before, { ...seen, atMs });
    clearTimeout(this.stillAway);
    if (this.focus.flickerAtMs !== null) {
      this.stillAway = setTimeout(() => this.see({ kind: 'still-away' }), RETURN_FLICKER_MS);
    }
    for (const { focusLoss, isPageGone } of focusNews(before, this.focus, leaving.questionId ?? '')) {
      this.apply(withFocusLoss(focusLoss));
      device.notePageGone(attemptId, isPageGone ? focusLoss : null);
      // Only an immediate request survives an unload; a report sent twice counts once.
      if (this.isSending && focusLoss.returnedAt === undefined) void this.report(focusLoss);
    }
    void this.send();
  }

  private apply(step: OutboxStep): void {
    this.outbox = step(this.outbox);
    // The continued quiz stores its own.
    const { device, gone } = this.parts;
    if (!this.isOver) device.focusLosses.write(gone.attemptId, this.outbox.leavings);
  }

  private async send(): Promise<void> {
    clearTimeout(this.timer);
    const [focusLoss] = this.outbox.leavings;
    if (!focusLoss || this.isSending || this.isOver) return;
    this.isSending = true;
    await this.report(focusLoss);
    this.isSending = false;
    if (!this.isOver)
      this.timer = setTimeout(() => void this.send(), this.failures && retryAfterMs(this.failures));
  }

  private async report(focusLoss: UnsentFocusLoss): Promise<void> {
    const { gone, server, onCounted } = this.parts;
    try {
      const counted = await server.reportFocusLoss({ attemptId: gone.attemptId, ...focusLoss });
      this.failures = 0;
      this.apply(withoutFocusLoss(focusLoss));
      if (!this.isOver && this.focus.focusLosses.length > 0) onCounted(counted);
    } catch (error) {
      this.failures += 1;
      // Another user has signed in here.
      if ([403, 404].includes(statusOf(error) ?? 0)) this.stop();
    }
  }
}
