import type { Answer } from '../../shared/answer/answer';
import type { QuizOfClass } from './class-on-quiz';
import { type Client, done, type Answer as Response } from './client';
import { randomBetween } from './reliability-test';

/** Sent and acknowledged answers of one question; each number is sent for one question only. */
interface Sent {
  acknowledged: number;
  last: number;
  /** For answers that are not numbers: the last number sent, by the answer's JSON. */
  readonly numbers: Map<string, number>;
}

interface Submit {
  readonly answers: Readonly<Record<string, Answer>>;
  receipt: string | undefined;
}

/** Counts over all students of a reliability test. */
export interface Tally {
  saves: number;
  submits: number;
  readonly refused: Map<number, number>;
  /** The question that each number was sent for. */
  readonly sentAs: Map<number, { readonly attemptId: string; readonly questionId: string }>;
  /** Attempt by acknowledged receipt. */
  readonly receipts: Map<string, string>;
}

export const aTally = (): Tally => ({
  saves: 0,
  submits: 0,
  refused: new Map(),
  sentAs: new Map(),
  receipts: new Map(),
});

// One sequence for the whole class: a number identifies one save of one student.
let lastNumber = 0;

/** A student who records everything sent and acknowledged, and compares it with the server. */
export class StudentLedger {
  attemptId = '';
  quiz: QuizOfClass | undefined;
  #sent = new Map<string, Sent>();
  #submit: Submit | undefined;

  constructor(
    readonly client: Client,
    readonly tally: Tally,
  ) {}

  get isSubmitted(): boolean {
    return this.#submit?.receipt !== undefined;
  }

  get receipt(): string | undefined {
    return this.#submit?.receipt;
  }

  /** The acknowledged number of each question, which is also its revision. */
  get acknowledged(): ReadonlyMap<string, number> {
    return new Map([...this.#sent].map(([id, { acknowledged }]) => [id, acknowledged]));
  }

  async join(quiz: QuizOfClass): Promise<void> {
    const { attempt } = await done(this.client.call('POST', '/student/attempt', { shareId: quiz.shareId }));
    this.quiz = quiz;
    this.attemptId = attempt._id;
    this.#sent = new Map(
      quiz.questionIds.map((id) => [id, { acknowledged: 0, last: 0, numbers: new Map() }]),
    );
    this.#submit = undefined;
  }

  async save(): Promise<Response> {
    const ids = [...this.#sent.keys()];
    const questionId = ids[randomBetween(0, ids.length)] ?? '';
    const sent = this.#sent.get(questionId);
    if (!sent) throw new Error('The student has not joined.');
    lastNumber += 1;
    const number = lastNumber;
    sent.last = number;
    const value = this.#answerTo(questionId, number);
    if (value !== number) sent.numbers.set(JSON.stringify(value), number);
    this.tally.sentAs.set(number, { attemptId: this.attemptId, questionId });
    const answer = await this.client.mutate('attempts.saveAnswers', {
      attemptId: this.attemptId,
      revision: number,
      answers: { [questionId]: value },
    });
    this.#count(answer);
    if (answer.status !== 200) return answer;
    sent.acknowledged = number;
    this.tally.saves += 1;
    return answer;
  }

  /** Submits new answers to all questions: a half-stored submit would show as a mixture. */
  async submit(): Promise<Response> {
    const answers = Object.fromEntries(
      [...this.#sent.keys()].map((id) => [id, this.#answerTo(id, ++lastNumber)]),
    );
    this.#submit ??= { answers, receipt: undefined };
    const { quizId } = this.quiz ?? {};
    const body = { quizId, attempt: { answers: this.#submit.answers } };
    const answer = await this.client.call('POST', '/quiz/submit', body);
    this.#count(answer);
    if (answer.status !== 200) return answer;
    this.#submit.receipt = String(answer.body.receipt);
    this.tally.receipts.set(this.#submit.receipt, this.attemptId);
    this.tally.submits += 1;
    return answer;
  }

  #answerTo(questionId: string, number: number): Answer {
    return this.quiz?.answerTo?.(questionId, number) ?? number;
  }

  #count({ status }: Response): void {
    if (status === 200 || status === 0) return;
    this.tally.refused.set(status, (this.tally.refused.get(status) ?? 0) + 1);
  }

  /** Everything the server should have but lacks; afterwards the record restarts from the server's state. */
  async compare(): Promise<string[]> {
    const dashboard = await this.client.call('GET', '/student/');
    if (dashboard.status !== 200) return [`A student had to sign in again: ${dashboard.status}`];
    const submitted = dashboard.body.attempts[this.attemptId];
    if (submitted) return this.#compareSubmitted(submitted);
    if (this.isSubmitted) return [`The submit ${this.receipt} is lost`];
    const joined = await this.client.call('POST', '/student/attempt', { shareId: this.quiz?.shareId });
    if (joined.status !== 200) return [`A running attempt is gone: ${joined.status}`];
    return this.#compareRunning(joined.body.attempt.answers);
  }

  #compareSubmitted(stored: { receipt: string; answers: Record<string, Answer> }): string[] {
    if (!this.#submit) return ['An attempt is submitted, but nobody submitted it'];
    const { answers, receipt = stored.receipt } = this.#submit;
    this.#submit.receipt = receipt;
    const lost = Object.entries(answers).filter(([id, value]) => !isSame(stored.answers[id], value));
    return [
      ...(stored.receipt === receipt ? [] : [`The receipt ${receipt} became ${stored.receipt}`]),
      ...lost.map(() => `An answer of the submit ${receipt} is lost`),
    ];
  }

  #compareRunning(stored: Readonly<Record<string, Answer>>): string[] {
    const failures: string[] = [];
    for (const [id, sent] of this.#sent) {
      const value = stored[id] ?? 0;
      const number = sent.numbers.get(JSON.stringify(value)) ?? value;
      const isSaved = typeof number === 'number' && number >= sent.acknowledged && number <= sent.last;
      const shown = JSON.stringify(value);
      if (!isSaved && isSame(this.#submit?.answers[id], value)) failures.push('A submit is half there');
      else if (typeof number !== 'number' || number > sent.last)
        failures.push(`Answer ${shown} was never sent, ${sent.last} was the last`);
      else if (!isSaved) failures.push(`Answer ${sent.acknowledged} is lost, ${shown} is there`);
      if (typeof number === 'number') sent.acknowledged = number;
    }
    return failures;
  }
}

const isSame = (one: Answer | undefined, other: Answer) => JSON.stringify(one) === JSON.stringify(other);
