import { statusOf } from '../../client/platform/error-message';
import type { ABrowser } from '../../client/quiz-session/a-browser';
import { leaving } from '../../client/quiz-session/browser-events';
import { RunningQuiz } from '../../client/quiz-session/running-quiz';
import type { JoinedQuiz } from '../../shared/attempt/schema';
import { sawFocus } from '../../shared/quiz-session/focus';
import { lateSubmissionOf } from '../../shared/quiz-session/late-submission';
import { savedAsJoined } from '../../shared/quiz-session/open-quiz';
import { retried } from '../../shared/quiz-session/operations';
import { type Running, withSync } from '../../shared/quiz-session/running';
import type { Line } from './line';
import type { Owner, Timeline } from './timeline';

const TRIED_AGAIN_AFTER_MS = 2000;

export interface Device {
  readonly browser: ABrowser;
  readonly line: Line;
  readonly nowMs: () => number;
}

/** A page of a student, from the moment it opens until it is gone. */
export class Page implements Owner {
  isGone = false;
  isAsleep = false;
  quiz: RunningQuiz | null = null;
  attemptId = '';
  /** It found the attempt submitted as it opened. */
  isTooLate = false;
  private stoodStillMs = 0;

  constructor(
    private readonly timeline: Timeline,
    readonly device: Device,
    readonly writerId: string,
  ) {
    timeline.runAs(this, () => void this.open());
  }

  get running(): Running | null {
    return this.isGone ? null : (this.quiz?.store.getState() ?? null);
  }

  do(act: (quiz: RunningQuiz) => void): void {
    const { quiz } = this;
    if (!quiz || this.isGone || this.isAsleep) return;
    this.timeline.runAs(this, () => act(quiz));
  }

  /** It dies in the middle of whatever it did. */
  kill(): void {
    this.isGone = true;
  }

  /** It is told that it goes, and then goes. */
  leave(): void {
    this.do((quiz) => {
      quiz.step((running) => sawFocus(running, { kind: 'pagehide' }));
      quiz.step(leaving);
    });
    this.isGone = true;
  }

  /** The device sleeps for a while; the clock of the page stands still meanwhile, or leaps afterwards. */
  async sleep(ms: number, { standsStill }: { standsStill: boolean }, pass: (ms: number) => Promise<void>) {
    this.isAsleep = true;
    await pass(ms);
    this.isAsleep = false;
    if (standsStill) this.stoodStillMs += ms;
    this.do((quiz) => {
      quiz.tickNow();
      quiz.step((running) => withSync(running, { isAskDue: true }));
    });
  }

  useHere(): void {
    this.do((quiz) => {
      if (quiz.store.getState().session.isElsewhere) quiz.step((now) => withSync(now, { takeOver: 'due' }));
    });
  }

  online(): void {
    this.do((quiz) => quiz.step(retried));
  }

  private async open(): Promise<void> {
    const entered = await this.entered();
    if (!entered) return;
    const { browser, nowMs, line } = this.device;
    const device = browser.deviceOf({
      elapsedMs: () => this.timeline.nowMs - this.stoodStillMs,
      writerId: this.writerId,
      isGone: () => this.isGone,
    });
    this.attemptId = entered.joined.attempt._id;
    this.quiz = new RunningQuiz({ ...entered, device: { ...device, nowMs }, server: line.serverFor(this) });
    this.quiz.start();
  }

  /** As the dashboard opens a quiz: from the server, or from the device while there is none. */
  private async entered(): Promise<{ joined: JoinedQuiz; isGuess: boolean } | null> {
    const { browser, line, nowMs } = this.device;
    for (;;) {
      try {
        return { joined: await line.join(this), isGuess: false };
      } catch (error) {
        const { savedQuiz } = browser.kept;
        const status = statusOf(error);
        // Handed in, by whomever.
        if (status === 403 || status === 409) {
          this.isTooLate = true;
          await this.handInLate();
          return null;
        }
        if (savedQuiz && (status === undefined || status >= 500)) {
          const offsetMs = browser.outboxes.get(savedQuiz.attemptDetails._id)?.clockOffsetMs ?? 0;
          return { joined: savedAsJoined(structuredClone(savedQuiz), nowMs() + offsetMs), isGuess: true };
        }
        await this.timeline.after(TRIED_AGAIN_AFTER_MS);
      }
    }
  }

  /** What the dashboard does with a quiz that has ended meanwhile. */
  private async handInLate(): Promise<void> {
    const { browser, line } = this.device;
    const saved = browser.kept.savedQuiz;
    if (!saved) return;
    const { _id: attemptId } = saved.attemptDetails;
    for (;;) {
      const late = lateSubmissionOf(saved, browser.outboxes.get(attemptId));
      try {
        await line.serverFor(this).submit({ quizId: saved.quizId, attempt: { ...late, focusLostCount: 0 } });
      } catch (error) {
        if (![404, 409].includes(statusOf(error) ?? 0)) {
          await this.timeline.after(TRIED_AGAIN_AFTER_MS);
          continue;
        }
      }
      browser.kept.savedQuiz = null;
      browser.outboxes.delete(attemptId);
      return;
    }
  }
}
