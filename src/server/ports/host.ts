/** The disk that the data lies on. */
export interface HostDisk {
  readonly freeBytes: number;
  readonly totalBytes: number;
  /** Below it nothing but answers is stored. */
  readonly guardBytes: number;
}

/** The last restore that was tried; times are epoch milliseconds. */
export interface HostDrill {
  readonly backup: string;
  readonly at: number;
  readonly tookMs: number;
  /** Why it failed; null when it did not. */
  readonly failure: string | null;
}

/** What this server runs on, as whoever looks after it sees it. In memory there is neither a disk nor a backup. */
export interface Host {
  /** What the settings leave open, in sentences. */
  readonly warnings: readonly string[];
  /** Tries to write, and waits for that a second at most. */
  health(): Promise<{ readonly databaseWritable: boolean; readonly uptimeSeconds: number }>;
  findDisk(): Promise<HostDisk | null>;
  /** When each backup of the server itself was made, in epoch milliseconds. */
  backupTimes(): Promise<readonly number[]>;
  findDrill(): Promise<HostDrill | null>;
}
