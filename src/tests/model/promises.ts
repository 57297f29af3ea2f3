import { serverCopyOf } from '../../client/rules/quiz-session/running';
import type { Classroom } from './classroom';
import { CLOCK_TOLERANCE_MS, isTimely, shown, type Written } from './ledger';
import type { Page } from './page';

type Attempt = NonNullable<ReturnType<Classroom['school']['attempt']>>;

/** Invariants of every moment of a story; a violation throws its message. */
export class Promises {
  /** All answers ever stored, by question. */
  private readonly everStored = new Map<string, Set<string | null>>();
  private before: Attempt | null = null;
  private looked = 0;
  private readonly focusCounts = new Map<Page, number>();

  constructor(private readonly room: Classroom) {}

  /** Call it after every possible change. */
  readonly look = (): void => {
    const { room } = this;
    if (room.log.told.length !== this.looked && room.school.isUp()) {
      this.lookAtServer();
      this.looked = room.log.told.length;
    }
    for (const page of room.livePages()) this.lookAtPage(page);
    const [error] = room.school.isUp() ? room.school.errors() : [];
    if (error) throw error;
  };

  private lookAtServer(): void {
    const now = this.room.school.attempt();
    keep(this.room.school.remembersWell(), 'What the server has in memory is not what it has stored.');
    const { before } = this;
    this.before = now;
    if (!now) return;
    for (const [questionId, answer] of now.stored) {
      const known = this.everStored.get(questionId) ?? new Set();
      this.everStored.set(questionId, known.add(answer));
    }
    if (!before) return;
    keep(now.focusLostCount >= before.focusLostCount, 'The count of focus losses fell.');
    if (before.submittedAt !== null) this.lookAtSubmitted(before, now);
    for (const [questionId, answer] of now.stored) {
      const earlier = before.stored.get(questionId);
      if (earlier !== undefined && earlier !== answer) this.lookAtChange(questionId, earlier, answer);
    }
  }

  private lookAtSubmitted(before: Attempt, now: Attempt): void {
    keep(now.receipt === before.receipt, 'The receipt of a submission changed.');
    for (const [questionId, answer] of before.stored) {
      keep(now.stored.get(questionId) === answer, 'An answer changed after the submission.');
    }
  }

  /** An acknowledged answer is never replaced by an older one. */
  private lookAtChange(questionId: string, earlier: string | null, answer: string | null): void {
    const { ledger } = this.room;
    const [was, is] = [ledger.find(questionId, earlier), ledger.find(questionId, answer)];
    keep(answer === null || is !== undefined, `Nobody wrote "${answer}".`);
    if (!was || !is || !isTimely(was) || !isTimely(is)) return;
    const isNewer = is.atMs >= was.atMs - CLOCK_TOLERANCE_MS;
    keep(isNewer, `"${answer}" took the place of the newer "${earlier}".`);
    keep(
      is.page !== was.page || is.atMs >= was.atMs,
      `"${answer}" took the place of "${earlier}" of its own page.`,
    );
  }

  private lookAtPage(page: Page): void {
    const { running } = page;
    if (!running) return;
    const { sync, session } = running;
    const count = Math.max(this.focusCounts.get(page) ?? 0, sync.focusLostCount);
    keep(
      sync.focusLostCount >= (this.focusCounts.get(page) ?? 0),
      'The count of focus losses of a page fell.',
    );
    this.focusCounts.set(page, count);
    if (sync.ending || session.isElsewhere || serverCopyOf(running) !== 'saved') return;
    for (const [questionId, written] of this.room.ledger.lastOf(page))
      this.keepSaved(page, questionId, written);
  }

  private keepSaved(page: Page, questionId: string, { answer }: Written): void {
    const { running } = page;
    // Superseded answers are shown separately.
    const isShown = running && shown(running, questionId) === answer;
    const isStored = answer === null || (this.everStored.get(questionId)?.has(answer) ?? false);
    const isFrozen = () => this.room.school.isUp() && this.room.school.isClosed(questionId);
    keep(!isShown || isStored || isFrozen(), `The page says that "${answer}" is saved, and it is not.`);
  }
}

export function keep(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}
