import { statusOf } from '../../client/platform/error-message';
import type { ABrowser } from '../../client/quiz-session/a-browser';
import { AfterReload } from '../../client/quiz-session/after-reload';
import { leaving } from '../../client/quiz-session/browser-events';
import type { SessionDevice } from '../../client/quiz-session/device';
import { RunningQuiz } from '../../client/quiz-session/running-quiz';
import type { FocusEventSeen } from '../../client/rules/attempt/integrity';
import { endsAtMsOf } from '../../client/rules/quiz-session/clock';
import { sawFocus } from '../../client/rules/quiz-session/focus';
import { lateSubmissionOf } from '../../client/rules/quiz-session/late-submission';
import { savedAsJoined } from '../../client/rules/quiz-session/open-quiz';
import { retried } from '../../client/rules/quiz-session/operations';
import { type PageGoing, type PageHere, pageGoneOf } from '../../client/rules/quiz-session/page-gone';
import { nowOf, type Running, withSync } from '../../client/rules/quiz-session/running';
import type { JoinedQuiz } from '../../shared/attempt/schema';
import type { Line } from './line';
import type { Owner, Timeline } from './timeline';

type FocusSeen = Omit<FocusEventSeen, 'atMs'>;

const TRIED_AGAIN_AFTER_MS = 2000;

export interface Device {
  readonly browser: ABrowser;
  readonly line: Line;
  readonly nowMs: () => number;
}

/** A student's page, from opening to end. */
export class Page implements Owner {
  isGone = false;
  isAsleep = false;
  quiz: RunningQuiz | null = null;
  attemptId = '';
  /** The attempt was already submitted when the page opened. */
  isTooLate = false;
  /** Start times of the focus losses it noticed. */
  readonly notedLosses = new Set<number>();
  /** The note it left in the tab's storage. */
  going: PageGoing | null = null;
  here: PageHere | null = null;
  private stoodStillMs = 0;
  /** Receives focus events until the quiz continues. */
  private see: ((seen: FocusSeen) => void) | undefined;

  constructor(
    private readonly timeline: Timeline,
    readonly device: Device,
    readonly writerId: string,
    after: { page: Page; readsMs: number } | null,
  ) {
    timeline.runAs(this, () => void this.open(after));
  }

  get running(): Running | null {
    return this.isGone ? null : (this.quiz?.store.getState() ?? null);
  }

  /** Remaining time of the quiz, or of the open question, as known to the page. */
  leftMs(): number {
    const { running } = this;
    return running ? endsAtMsOf(running.session) - nowOf({ ...running, elapsedMs: this.elapsedMs() }) : 0;
  }

  do(act: (quiz: RunningQuiz) => void): void {
    const { quiz } = this;
    if (!quiz || this.isGone || this.isAsleep) return;
    this.timeline.runAs(this, () => act(quiz));
  }

  /** A focus event of the browser. */
  sees(seen: FocusSeen): void {
    if (this.quiz) this.do((quiz) => quiz.step((running) => sawFocus(running, seen)));
    else if (!this.isGone) this.timeline.runAs(this, () => this.see?.(seen));
  }

  /** Ends the page without any event, whatever it was doing. */
  kill(): void {
    this.isGone = true;
  }

  /** Ends the page after a `pagehide` event. */
  leave(): void {
    this.sees({ kind: 'pagehide' });
    this.do((quiz) => {
      quiz.step(leaving);
      quiz.noteHere(false);
    });
    this.isGone = true;
  }

  /** The device sleeps; the page's clock either stands still during that time or jumps afterwards. */
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

  private async open(after: { page: Page; readsMs: number } | null): Promise<void> {
    const device = this.deviceOfQuiz();
    const stopWatching = after ? this.watchAfter(after.page, device) : undefined;
    await this.timeline.after(after?.readsMs ?? 0);
    const entered = await this.entered();
    stopWatching?.();
    this.see = undefined;
    if (!entered) return;
    this.attemptId = entered.joined.attempt._id;
    const server = this.device.line.serverFor(this);
    this.quiz = new RunningQuiz({ ...entered, device, server });
    this.quiz.start();
  }

  /** Watches the focus from a reload until the quiz continues. */
  private watchAfter({ going, here }: Page, device: SessionDevice): (() => void) | undefined {
    const { browser, nowMs, line } = this.device;
    const saved = browser.kept.savedQuiz;
    const gone = pageGoneOf({ going, here, saved, wasReloaded: true, nowMs: nowMs() });
    const listen = (see: (seen: FocusSeen) => void) => {
      this.see = see;
      return () => undefined;
    };
    const parts = { device, listen, server: line.serverFor(this), onCounted: () => undefined };
    return gone ? new AfterReload({ ...parts, gone }).start() : undefined;
  }

  private elapsedMs(): number {
    return this.timeline.nowMs - this.stoodStillMs;
  }

  private deviceOfQuiz(): SessionDevice {
    const { browser, nowMs } = this.device;
    const device = browser.deviceOf({
      elapsedMs: () => this.elapsedMs(),
      writerId: this.writerId,
      isGone: () => this.isGone,
    });
    return {
      ...{ ...device, nowMs },
      focusLosses: {
        read: device.focusLosses.read,
        write: (attemptId, focusLosses) => {
          for (const { leftAt } of focusLosses) this.notedLosses.add(leftAt);
          device.focusLosses.write(attemptId, focusLosses);
        },
      },
      notePageGone: (attemptId, lost) => {
        this.going = lost && { attemptId, leaving: lost, goneAt: nowMs() };
      },
      notePageHere: (here) => {
        this.here = here;
      },
    };
  }

  /** Opens a quiz as the dashboard does: from the server, or from the device if it does not respond. */
  private async entered(): Promise<{ joined: JoinedQuiz; isGuess: boolean } | null> {
    const { browser, line, nowMs } = this.device;
    for (;;) {
      try {
        return { joined: await line.join(this), isGuess: false };
      } catch (error) {
        const { savedQuiz } = browser.kept;
        const status = statusOf(error);
        // Already submitted, for any reason.
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

  /** Submits the saved answers of an ended quiz, as the dashboard does. */
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
