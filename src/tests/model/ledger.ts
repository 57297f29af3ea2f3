import type { OutboxRecord } from '../../client/rules/quiz-session/outbox';
import type { Running } from '../../client/rules/quiz-session/running';
import type { Page } from './page';

/** Something that a student wrote, and a page took. */
export interface Written {
  readonly questionId: string;
  readonly answer: string | null;
  readonly page: Page;
  readonly atMs: number;
  /** Written by the guess of a clock, which the server may still set right. */
  readonly isGuess: boolean;
  /** How wrong the page's clock was then. */
  readonly clockErrorMs: number;
  /** The page died so soon afterwards, or its device keeps nothing: nobody could have it. */
  isDoomed: boolean;
  /** Its page went before the server had said its time. */
  isGuessLeft: boolean;
}

/** A page learns the time only to within the way of an answer. */
export const CLOCK_TOLERANCE_MS = 3000;

/** What the device has when a page ends. */
interface Left {
  readonly outbox: OutboxRecord['answers'];
  /** Nothing that is not in the outbox by now is sure to stay. */
  readonly mayForget: boolean;
  /** What the server has by then; nothing while it is away. */
  readonly stored: ReadonlyMap<string, string | null>;
}

/** All that was written, in the order of the world. */
export class Ledger {
  readonly written: Written[] = [];

  add(written: Written): void {
    this.written.push(written);
  }

  /** What was written last to each question, by anybody. */
  lastOfEach(): Map<string, Written> {
    const last = new Map<string, Written>();
    for (const each of this.written) if (!each.isDoomed) last.set(each.questionId, each);
    return last;
  }

  /** What a page itself wrote last to each question. */
  lastOf(page: Page): Map<string, Written> {
    const last = new Map<string, Written>();
    for (const each of this.written) if (each.page === page) last.set(each.questionId, each);
    return last;
  }

  /** A page is about to end, told or not. */
  noteEnd(page: Page, { outbox, mayForget, stored }: Left): void {
    const isGuessed = page.running ? page.running.sync.guessedSinceMs !== null : false;
    // Where the last words are lost, so are those before them that had not arrived: they stood in their place.
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

/** Whether the time of something written is known well enough to say that it came before something else. */
export const isTimely = ({ clockErrorMs, isGuess, isGuessLeft }: Written): boolean =>
  isGuess ? !isGuessLeft : clockErrorMs <= CLOCK_TOLERANCE_MS;

export const shown = (running: Running, questionId: string): string | null => {
  const answer = running.session.answers[questionId];
  return answer === undefined ? null : String(answer);
};
