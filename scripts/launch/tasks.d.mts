export declare const STARTING: readonly string[];
