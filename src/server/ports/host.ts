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

/** A backup of the server itself; `bytes` is null where it cannot be read. */
export interface HostBackup {
  readonly name: string;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  readonly bytes: number | null;
}

/** What the data takes. */
export interface HostStorage {
  /** With what is not written back yet. */
  readonly databaseBytes: number;
  readonly uploads: { readonly count: number; readonly bytes: number };
  /** The largest images by their public URL, the largest first. */
  readonly largest: readonly { readonly imageUrl: string; readonly bytes: number }[];
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
  listBackups(): Promise<readonly HostBackup[]>;
  storage(): Promise<HostStorage>;
  /** Makes a backup besides the daily ones and answers its name; null while another is being made, or just was. */
  makeBackup(nowMs: number): Promise<string | null>;
}
