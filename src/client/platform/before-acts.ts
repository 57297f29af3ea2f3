type Send = () => Promise<unknown>;

const senders = new Set<Send>();

/** Something that sends what is unsent on this page, for as long as the page lives. */
export const sendBeforeActs = (send: Send): void => void senders.add(send);

/** An act on a whole quiz has to find what was written a moment ago; what cannot be sent now does not stop it. */
export const writtenIsSent = (): Promise<unknown> => Promise.allSettled([...senders].map((send) => send()));
