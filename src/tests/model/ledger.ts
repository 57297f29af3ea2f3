import type { OutboxRecord } from '../../client/rules/quiz-session/outbox';
import type { Running } from '../../client/rules/quiz-session/running';
import type { Page } from './page';

/** An answer written by the student and accepted by a page. */
export interface Written {
  readonly questionId: string;
  readonly answer: string | null;
  readonly page: Page;
  readonly atMs: number;
  /** Timed by a guessed clock, which the server may still correct. */
  readonly isGuess: boolean;
  /** The error of the page's clock at that moment. */
  readonly clockErrorMs: number;
  /** The page died too soon to save it, or its disk is full: the answer may be lost. */
  isDoomed: boolean;
  /** Its page ended before the first response with the server's time. */
  isGuessLeft: boolean;
}

/** A page knows the server's time only to within the duration of a response. */
export const CLOCK_TOLERANCE_MS = 3000;

/** The state of the device when a page ends. */
interface Left {
  readonly outbox: OutboxRecord['answers'];
  /** Whether answers not yet in the outbox may be lost. */
  readonly mayForget: boolean;
  /** The server's answers at that time; empty while it is down. */
  readonly stored: ReadonlyMap<string, string | null>;
}

/** All answers written, in the order of the model's time. */
export class Ledger {
  readonly written: Written[] = [];

  add(written: Written): void {
    this.written.push(written);
  }

  /** The last answer to each question, from any page. */
  lastOfEach(): Map<string, Written> {
    const last = new Map<string, Written>();
    for (const each of this.written) if (!each.isDoomed) last.set(each.questionId, each);
    return last;
  }

  /** The last answer to each question from this page. */
  lastOf(page: Page): Map<string, Written> {
    const last = new Map<string, Written>();
    for (const each of this.written) if (each.page === page) last.set(each.questionId, each);
    return last;
  }

  /** Call it just before a page ends, with or without an event. */
  noteEnd(page: Page, { outbox, mayForget, stored }: Left): void {
    const isGuessed = page.running ? page.running.sync.guessedSinceMs !== null : false;
    // If the last answer is lost, so are its unsent predecessors, which it had replaced in the outbox.
    const lost = new Set<string>();
    for (const written of this.written.filter((each) => each.page === page).reverse()) {
      if (isGuessed) written.isGuessLeft = true;
      const { questionId, answer } = written;
      const isUnsent = page.running?.outbox.answers[questionId]?.answer === answer;
      const isKept = outbox[questionId]?.answer === answer || stored.get(questionId) === answer;
      if (isKept) lost.delete(questionId);
      else if ((isUnsent && mayForget) || lost.has(questionId)) {
        lost.add(questionId);
        written.isDoomed = true;
      }
    }
  }

  find(questionId: string, answer: string | null): Written | undefined {
    return this.written.findLast((each) => each.questionId === questionId && each.answer === answer);
  }
}

/** Whether an answer's time is accurate enough to order it before or after another. */
export const isTimely = ({ clockErrorMs, isGuess, isGuessLeft }: Written): boolean =>
  isGuess ? !isGuessLeft : clockErrorMs <= CLOCK_TOLERANCE_MS;

export const shown = (running: Running, questionId: string): string | null => {
  const answer = running.session.answers[questionId];
  return answer === undefined ? null : String(answer);
};
