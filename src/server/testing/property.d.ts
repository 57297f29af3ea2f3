import fc from 'fast-check';
interface PropertyOptions<Ts> {
    /** The examples of an ordinary run: half of them from the fixed seed, half from one that is drawn. */
    readonly numRuns?: number;
    /** Seeds that a run drew and that failed: from then on they are played in every run. */
    readonly failedOnce?: readonly number[];
    /** Tried once, before those of the seeds. */
    readonly examples?: readonly Ts[];
}
/** Tries a property with a fixed seed, with each that failed once, and with a seed that the run draws; throws, with the seed. */
export declare function checkProperty<Ts>(property: fc.IProperty<Ts>, options?: PropertyOptions<Ts>): void;
/** The same for a property that awaits. */
export declare function checkAsyncProperty<Ts>(property: fc.IAsyncProperty<Ts>, options?: PropertyOptions<Ts>): Promise<void>;
/** The time limit of a test that checks a property, from that of an ordinary run. */
export declare const propertyTime: (ms: number) => number;
export {};
