import { evaluated, MAXIMUM_MARKS, type QuizOfClass } from './class-on-quiz';
import type { Client } from './client';
import { randomBetween } from './reliability-test';

interface SentMark {
  acknowledged: number | undefined;
  last: number;
}

/** Quizzes checked after each restart; at the end all are. */
const LATEST = 2;

/** A teacher who marks, evaluates and releases, and records what was acknowledged. */
export class TeacherLedger {
  marks = 0;
  releases = 0;
  #marksGiven = 0;
  readonly #sent = new Map<string, SentMark>();
  /** Students with acknowledged releases, by quiz. */
  readonly #released = new Map<string, Set<string>>();

  constructor(
    readonly client: Client,
    readonly marked: QuizOfClass,
    readonly studentIds: readonly string[],
  ) {}

  /** Gives one student's answer in the evaluated quiz a new, different mark. */
  async mark(): Promise<boolean> {
    const studentId = this.studentIds[randomBetween(0, this.studentIds.length)] ?? '';
    const questionId = this.marked.questionIds[randomBetween(0, this.marked.questionIds.length)] ?? '';
    const key = `${studentId} ${questionId}`;
    this.#marksGiven += 1;
    const marks = (this.#marksGiven % (MAXIMUM_MARKS * 2)) / 2;
    const sent = this.#sent.get(key) ?? { acknowledged: undefined, last: marks };
    sent.last = marks;
    this.#sent.set(key, sent);
    const body = { quizId: this.marked.quizId, studentId, questionId, marks };
    const { status } = await this.client.call('PUT', '/quiz/question/update-marks', body);
    if (status !== 200) return false;
    sent.acknowledged = marks;
    this.marks += 1;
    return true;
  }

  async release({ quizId }: QuizOfClass): Promise<boolean> {
    const { status } = await this.client.call('POST', `/quiz/${quizId}/evaluate`);
    if (status !== 200) return status === 409;
    const results = await evaluated(this.client, quizId);
    if (!results) return false;
    const students = results.results.filter(({ isEvaluated }: { isEvaluated: boolean }) => isEvaluated);
    const answer = await this.client.call('POST', `/quiz/${quizId}/release-scores`);
    // A submit in between resets the evaluation: a refusal, not a loss.
    if (answer.status !== 200) return answer.status === 409;
    const released = this.#released.get(quizId) ?? new Set();
    for (const { studentId } of students) released.add(studentId);
    this.#released.set(quizId, released);
    this.releases += 1;
    return true;
  }

  /** Acknowledged marks and releases that the server lacks. */
  async compare(extent: 'latest' | 'all'): Promise<string[]> {
    const quizzes = [...this.#released.keys()];
    const looked = extent === 'all' ? quizzes : quizzes.slice(-LATEST);
    const failures = await this.#compareMarks();
    for (const quizId of looked) {
      const { status, body } = await this.client.call('GET', `/quiz/${quizId}/results`);
      if (status !== 200) return [...failures, `The results of a quiz answered ${status}`];
      const stored = new Map<string, boolean>(
        body.results.map((result: { studentId: string; scoresReleased: boolean }) => [
          result.studentId,
          result.scoresReleased,
        ]),
      );
      for (const studentId of this.#released.get(quizId) ?? [])
        if (!stored.get(studentId)) failures.push('A release is lost');
    }
    return failures;
  }

  async #compareMarks(): Promise<string[]> {
    const { status, body } = await this.client.call('GET', `/quiz/${this.marked.quizId}/results`);
    if (status !== 200) return [`The marked results answered ${status}`];
    const failures: string[] = [];
    for (const { studentId, evaluationResults } of body.results)
      for (const { questionId, score } of evaluationResults) {
        const sent = this.#sent.get(`${studentId} ${questionId}`);
        if (sent?.acknowledged === undefined) continue;
        if (score !== sent.acknowledged && score !== sent.last)
          failures.push(`The mark ${sent.acknowledged} is lost, ${score} is there`);
        sent.acknowledged = score;
        sent.last = score;
      }
    return failures;
  }
}
