/** The disk of the data folder. */
export interface HostDisk {
  readonly freeBytes: number;
  readonly totalBytes: number;
  /** Below this only answers are stored. */
  readonly guardBytes: number;
}

/** The last trial restore; times are epoch milliseconds. */
export interface HostDrill {
  readonly backup: string;
  readonly at: number;
  readonly tookMs: number;
  /** Why it failed, or null. */
  readonly failure: string | null;
}

/** A backup of the server itself; `bytes` is null if unreadable. */
export interface HostBackup {
  readonly name: string;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  readonly bytes: number | null;
}

/** Disk usage of the data. */
export interface HostStorage {
  /** Including the write-ahead log. */
  readonly databaseBytes: number;
  readonly uploads: { readonly count: number; readonly bytes: number };
  /** The largest images by public URL, largest first. */
  readonly largest: readonly { readonly imageUrl: string; readonly bytes: number }[];
}

/** The machine as the operator sees it. In memory there is neither disk nor backup. */
export interface Host {
  /** Warnings about the settings, as sentences. */
  readonly warnings: readonly string[];
  /** Tries to write, for at most a second. */
  health(): Promise<{ readonly databaseWritable: boolean; readonly uptimeSeconds: number }>;
  findDisk(): Promise<HostDisk | null>;
  /** The times of the server's own backups, in epoch milliseconds. */
  backupTimes(): Promise<readonly number[]>;
  findDrill(): Promise<HostDrill | null>;
  listBackups(): Promise<readonly HostBackup[]>;
  storage(): Promise<HostStorage>;
  /** Makes an extra backup and returns its name; null during or right after another one. */
  makeBackup(nowMs: number): Promise<string | null>;
}
