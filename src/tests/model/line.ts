import type { SessionServer } from '../../client/quiz-session/device';
import type { Answered } from '../../server/testing/person';
import type { JoinedQuiz } from '../../shared/attempt/schema';
import type { School } from './school';
import type { Owner, Timeline } from './timeline';

/** The outcome of a request. */
export interface Fate {
  readonly outMs: number;
  readonly backMs: number;
  readonly lost: 'neither' | 'request' | 'answer';
  /** The request arrives a second time after this delay; null for once only. */
  readonly againAfterMs: number | null;
  /** An intermediary responds with this status: in place of the server, or after it if the response is lost. */
  readonly status: number | null;
}

export const FINE: Fate = { outMs: 150, backMs: 150, lost: 'neither', againAfterMs: null, status: null };

/** The browser's timeout for a response. */
const GIVEN_UP_AFTER_MS = 50_000;

/** A completed call, for later checks. */
export interface Told {
  readonly procedure: string;
  readonly input: object;
  readonly answer: Answered;
}

/** The calls over all lines. */
export interface Log {
  readonly told: Told[];
}

/** The connection between one browser and the server. */
export class Line {
  isCut = false;
  /** The outcomes of the next requests, in order; later requests succeed. */
  fates: Fate[] = [];
  /** The outcome of the next submit, whatever requests precede it. */
  fateOfSubmit: Fate | null = null;

  constructor(
    private readonly timeline: Timeline,
    private readonly school: School,
    private readonly log: Log,
  ) {}

  /** Calls the server for a page; responses to a page that is gone are dropped. */
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
    // A sent request continues without its page, with its original content.
    const sent = this.timeline.runAs(undefined, () => this.send(procedure, structuredClone(input), fate));
    const isHeard = await this.timeline.runAs(undefined, () => settled(sent));
    // The response is handled once the page is awake.
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

  /** A cut line fails immediately; a lost request or response only by timeout. */
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
