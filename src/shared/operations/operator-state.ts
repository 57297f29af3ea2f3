/** What the page of the person who runs the server shows; times are epoch milliseconds. */
export interface OperatorState {
  readonly version: string;
  readonly nowMs: number;
  readonly startedAt: number;
  /** What the settings leave open, in sentences. */
  readonly warnings: readonly string[];
  readonly databaseWritable: boolean;
  readonly disk: {
    readonly freeBytes: number;
    readonly totalBytes: number;
    readonly guardBytes: number;
  } | null;
  readonly backups: {
    readonly count: number;
    /** Null before the first. */
    readonly lastAt: number | null;
    /** The last restore that was tried; null before the first. */
    readonly drill: {
      readonly backup: string;
      readonly at: number;
      readonly tookMs: number;
      /** Why it failed; null when it did not. */
      readonly failure: string | null;
    } | null;
  };
  readonly waiting: {
    readonly openAttempts: number;
    readonly unsentMails: number;
    readonly evaluations: number;
  };
  /** The last errors in the log since the start, the newest first. */
  readonly errors: readonly {
    readonly at: number;
    readonly event: string;
    readonly error: string;
    readonly requestId: string | null;
  }[];
}

/** What the one use of a link answers. */
export interface OperatorSession {
  readonly token: string;
  readonly expiresAt: number;
}

/** How long a link waits for its one use. */
export const OPERATOR_LINK_LIFETIME_MS = 10 * 60 * 1000;
/** How long the page that it opened may look. */
export const OPERATOR_SESSION_LIFETIME_MS = 30 * 60 * 1000;
