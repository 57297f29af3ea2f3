/** Work that outlives the request that asked for it. */
export interface Background {
  /** Runs the job soon. A job that is already waiting under this name is not added twice; one that runs is run again after. */
  soon(name: string, job: () => Promise<void>): void;
  /** Runs the job again and again, `everyMs` apart, until the server stops. */
  every(name: string, everyMs: number, job: () => Promise<void>): void;
  /** Resolves when no job of this name is waiting or running, or once `atMostMs` have passed. */
  ended(name: string, atMostMs: number): Promise<void>;
  /** Resolves when nothing is waiting or running. */
  idle(): Promise<void>;
  /** Takes no new work, lets what runs finish. */
  stop(): Promise<void>;
}
