import type Database from 'better-sqlite3';
import { randomIds } from '../../../server/adapters/system/random-ids';
import { type AnswerLogKind, chainHash, type LoggedAnswer } from '../../../server/rules/attempt/answer-log';

/** The further records of an attempt: history, mail and a line of the audit log. */
export interface RecordsWriter {
  history(attempt: LoggedAttempt, answers: readonly Omit<LoggedAnswer, 'revision' | 'malformed'>[]): void;
  mail(to: string): void;
  audit(actorId: string, quizId: string): void;
}

interface LoggedAttempt {
  readonly attemptId: string;
  readonly quizId: string;
  readonly studentId: string;
  readonly paperId: string;
}

const MAIL = {
  subject: 'Your results are there',
  body: 'Your teacher has released the results. '.repeat(15),
};

export function recordsWriter(client: Database.Database): RecordsWriter {
  const now = Date.now();
  const log = client.prepare(
    'insert into answer_log (attempt_id, sequence, at, kind, entry, hash) values (?, ?, ?, ?, ?, ?)',
  );
  const mail = client.prepare(
    'insert into mail_outbox (id, recipient, subject, body, created_at, sent_at, tries) values (?, ?, ?, ?, ?, ?, 1)',
  );
  const audit = client.prepare(
    "insert into audit_log (at, actor_id, action, subject) values (?, ?, 'scores-released', ?)",
  );
  return {
    /** As written by a page that saves each answer separately. */
    history({ attemptId, ...started }, answers) {
      const saves = answers.map((answer, at) => ({
        kind: 'saved' as const,
        entry: { answers: [{ ...answer, revision: at + 1, malformed: false }] },
      }));
      const acts: { readonly kind: AnswerLogKind; readonly entry: object }[] = [
        { kind: 'started', entry: { ...started, answers: [] } },
        ...saves,
        { kind: 'submitted', entry: { submittedAt: now, submittedBy: 'student', answers: [] } },
      ];
      let previous = '';
      for (const [at, { kind, entry: facts }] of acts.entries()) {
        const entry = { sequence: at + 1, at: now, kind, entry: JSON.stringify(facts) };
        const hash = chainHash(randomIds.hash, { attemptId, previous, entry });
        log.run(attemptId, entry.sequence, now, kind, entry.entry, hash);
        previous = hash;
      }
    },
    mail: (to) => mail.run(randomIds.id(), to, MAIL.subject, MAIL.body, now, now),
    audit: (actorId, quizId) => audit.run(now, actorId, quizId),
  };
}
