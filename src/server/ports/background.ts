/** Work that outlives its request. */
export interface Background {
  /** Runs the job soon. A waiting job of this name is not added twice; a running one is run again after. */
  soon(name: string, job: () => Promise<void>): void;
  /** Runs the job every `everyMs` until the server stops. */
  every(name: string, everyMs: number, job: () => Promise<void>): void;
  /** Resolves when no job of this name is waiting or running, or after `atMostMs`. */
  ended(name: string, atMostMs: number): Promise<void>;
  /** Resolves when nothing is waiting or running. */
  idle(): Promise<void>;
  /** Accepts no new work and lets running jobs finish. */
  stop(): Promise<void>;
}
