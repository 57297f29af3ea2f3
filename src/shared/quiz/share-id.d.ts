/** A share ID as somebody typed it: spaces around it and small letters do not matter. */
export declare const readShareId: (typed: string) => string;
/** Whether a typed text could be a share ID; anything else is a slip, and no guess. */
export declare const isShareId: (typed: string) => boolean;
