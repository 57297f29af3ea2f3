import { eq, gte, sql, sum } from 'drizzle-orm';
import type { GroupCommit } from '../../db/commit';
import { aiGrades, aiRequests } from '../../db/grading-schema';
import type { Db } from '../../db/open';
import { perDb, statement } from '../../db/store';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import { type KeptGrade, keptGradeSchema } from './grade';

export interface Ceilings {
  readonly tokensPerQuiz: number;
  readonly tokensPerDay: number;
}

export interface LedgerDeps {
  readonly db: Db;
  readonly groupCommit: GroupCommit;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface Sending {
  readonly quizId: string;
  readonly questionId: string;
  readonly host: string;
  readonly model: string;
  readonly question: string;
  readonly modelAnswer: string;
  readonly texts: readonly { readonly text: string; readonly isTest: boolean; readonly marks?: number }[];
  /** An estimate for the request and its reply. */
  readonly tokens: number;
}

/** The token limit of the quiz or day is used up. */
export class TokenCeilingReached extends Error {
  override readonly name = 'TokenCeilingReached';
}

const DAY_MS = 24 * 60 * 60 * 1000;

const { key, grade, createdAt } = aiGrades;

const ledgerStore = perDb((db) => {
  const used = () => db.select({ tokens: sum(aiRequests.tokens).mapWith(Number) }).from(aiRequests);
  return {
    findGrade: statement({ key: aiGrades.key }, (at) =>
      db.select().from(aiGrades).where(eq(aiGrades.key, at.key)),
    ),
    keepGrade: statement({ key, grade, createdAt }, (at) =>
      db
        .insert(aiGrades)
        .values(at)
        .onConflictDoUpdate({
          target: key,
          set: { grade: sql`excluded.grade`, createdAt: sql`excluded.created_at` },
        }),
    ),
    usedByQuiz: statement({ quizId: aiRequests.quizId }, (at) =>
      used().where(eq(aiRequests.quizId, at.quizId)),
    ),
    usedSince: statement({ since: aiRequests.sentAt }, (at) =>
      used().where(gte(aiRequests.sentAt, at.since)),
    ),
  };
});

export type Ledger = ReturnType<typeof openaiLedger>;

/** Requests, usage and replies, kept across restarts: nothing is sent twice, and ceilings persist. */
export function openaiLedger({ db, groupCommit, clock, ids }: LedgerDeps, ceilings: Ceilings) {
  return {
    /** The stored grade; null if the server had no usable one, undefined if not asked. */
    find(key: string): KeptGrade | null | undefined {
      const row = ledgerStore(db).findGrade.get({ key });
      if (!row) return undefined;
      return row.grade === null ? null : keptGradeSchema.parse(JSON.parse(row.grade));
    },
    keep: (grades: ReadonlyMap<string, KeptGrade | null>) =>
      groupCommit(() => {
        for (const [key, grade] of grades) {
          const json = grade && JSON.stringify(grade);
          ledgerStore(db).keepGrade.run({ key, grade: json, createdAt: clock.now() });
        }
      }),
    /** Records a request before it is sent and returns its id. Throws beyond a ceiling. */
    open: (sending: Sending) =>
      groupCommit(() => {
        const { usedByQuiz, usedSince } = ledgerStore(db);
        const { quizId, questionId, host, model, question, modelAnswer, tokens } = sending;
        const now = clock.now();
        const ofQuiz = usedByQuiz.get({ quizId })?.tokens ?? 0;
        const ofDay = usedSince.get({ since: now - DAY_MS })?.tokens ?? 0;
        if (ofQuiz + tokens > ceilings.tokensPerQuiz) {
          throw new TokenCeilingReached('The quiz has used the tokens it may use for AI marking.');
        }
        if (ofDay + tokens > ceilings.tokensPerDay) {
          throw new TokenCeilingReached('The tokens of one day for AI marking are used up.');
        }
        const id = ids.id();
        const texts = JSON.stringify(sending.texts);
        const request = { quizId, questionId, host, model, question, modelAnswer, texts, tokens };
        db.insert(aiRequests)
          .values({ ...request, id, sentAt: now, outcome: 'sent' })
          .run();
        return id;
      }),
    /** Without a reported number the estimate stays. */
    close: (id: string, outcome: 'answered' | 'failed', tokens: number | null) =>
      groupCommit(() => {
        const ended = tokens === null ? { outcome } : { outcome, tokens };
        db.update(aiRequests).set(ended).where(eq(aiRequests.id, id)).run();
      }),
  };
}
