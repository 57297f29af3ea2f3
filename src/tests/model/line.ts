import type { SessionServer } from '../../client/quiz-session/device';
import type { Answered } from '../../server/testing/person';
import type { JoinedQuiz } from '../../shared/attempt/schema';
import type { School } from './school';
import type { Owner, Timeline } from './timeline';

/** What becomes of one request. */
export interface Fate {
  readonly outMs: number;
  readonly backMs: number;
  readonly lost: 'neither' | 'request' | 'answer';
  /** It arrives once more so much later; null for once only. */
  readonly againAfterMs: number | null;
  /** Something before the server answers in its place; where the answer is lost, after the server has done it. */
  readonly status: number | null;
}

export const FINE: Fate = { outMs: 150, backMs: 150, lost: 'neither', againAfterMs: null, status: null };

/** After this the browser gives up on an answer. */
const GIVEN_UP_AFTER_MS = 50_000;

/** What went over the line, for whoever checks it. */
export interface Told {
  readonly procedure: string;
  readonly input: object;
  readonly answer: Answered;
}

/** What went over all lines. */
export interface Log {
  readonly told: Told[];
}

/** The line between one browser and the school. */
export class Line {
  isCut = false;
  /** What becomes of the next requests, in their order; those that follow are fine. */
  fates: Fate[] = [];
  /** What becomes of the next submit, whatever is sent before it. */
  fateOfSubmit: Fate | null = null;

  constructor(
    private readonly timeline: Timeline,
    private readonly school: School,
    private readonly log: Log,
  ) {}

  /** What a page asks of the server; nothing comes back to a page that is gone. */
  serverFor(page: Owner): SessionServer {
    const ask = (procedure: string) => (input: object) => this.ask(page, `attempts.${procedure}`, input);
    return {
      saveAnswers: ask('saveAnswers'),
      follow: ask('follow'),
      takeOver: ask('takeOver'),
      reportFocusLoss: ask('reportFocusLoss'),
      submit: ask('submit'),
    };
  }

  join(page: Owner): Promise<JoinedQuiz> {
    return this.ask(page, 'attempts.join', { shareId: this.school.quiz.shareId });
  }

  // biome-ignore lint/suspicious/noExplicitAny: whatever JSON the real server answers; the types are those of its calls.
  private async ask(page: Owner, procedure: string, input: object): Promise<any> {
    const fate = this.fateOf(procedure);
    // What is on its way goes on without the page, and stays as it was sent.
    const sent = this.timeline.runAs(undefined, () => this.send(procedure, structuredClone(input), fate));
    const isHeard = await this.timeline.runAs(undefined, () => settled(sent));
    // It is heard once the page is awake.
    await this.timeline.runAs(page, () => this.timeline.after(isHeard ? fate.backMs : 0));
    const answer = await sent;
    if (answer.status === 200) return answer.body;
    throw Object.assign(new Error('refused'), { data: answer.body });
  }

  private fateOf(procedure: string): Fate {
    if (this.isCut) return { ...FINE, lost: 'request', outMs: 50 };
    const { fateOfSubmit } = this;
    if (procedure !== 'attempts.submit' || fateOfSubmit === null) return this.fates.shift() ?? FINE;
    this.fateOfSubmit = null;
    return fateOfSubmit;
  }

  private async send(procedure: string, input: object, fate: Fate): Promise<Answered> {
    const { outMs, lost, againAfterMs, status } = fate;
    await this.timeline.after(outMs);
    if (this.isCut || lost === 'request') return this.noAnswer();
    if (status !== null && lost !== 'answer') return refusal(status);
    if (againAfterMs !== null) void this.arriveAgain(procedure, input, againAfterMs);
    const answer = await this.arrive(procedure, input);
    if (lost === 'neither') return answer;
    return status === null ? this.noAnswer() : refusal(status);
  }

  private async arriveAgain(procedure: string, input: object, afterMs: number): Promise<void> {
    await this.timeline.after(afterMs);
    await this.arrive(procedure, input).catch(() => undefined);
  }

  private async arrive(procedure: string, input: object): Promise<Answered> {
    const answer = await this.school.asStudent((student) => student.mutate(procedure, input));
    this.log.told.push({ procedure, input, answer });
    return answer;
  }

  /** A cut line is known at once; what was swallowed is waited for. */
  private async noAnswer(): Promise<never> {
    if (!this.isCut) await this.timeline.after(GIVEN_UP_AFTER_MS);
    throw new TypeError('fetch failed');
  }
}

const settled = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

const refusal = (status: number): Answered => ({
  status,
  headers: new Headers(),
  body: { httpStatus: status, error: 'No.' },
});
