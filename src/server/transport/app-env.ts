/** What a request carries on its way through the server. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Who the caller counts as; set before anything else is looked at. */
    address?: string;
    /** Set once the caller was let in. */
    accountId?: string;
    /** What is to be done once the answer has left. */
    onceAnswered?: (() => void)[] | undefined;
  };
}
