import { paths, withQuery } from '../paths';

/** What the sign-in page hands back to the login page, in the history entry: never in the address. */
export interface SignInResult {
  readonly firebaseToken: string;
  readonly termsAccepted: boolean;
}

/** Where the 'Continue with Google' button goes; the quiz to join afterwards travels along. */
export const signInAddress = (request: { role: 'teacher' | 'student'; quizId: string | null }): string =>
  withQuery(paths.demoSignIn, request);

const historyState = (): Record<string, unknown> =>
  typeof history.state === 'object' && history.state !== null ? history.state : {};

/** Whether the terms were accepted on the login page that led here. */
export const termsWereAccepted = (): boolean => historyState().termsAccepted === true;

/** The identity token that came back with this history entry, taken out of it so that it is used once. */
export function takeSignInResult(): SignInResult | undefined {
  const { firebaseToken } = historyState();
  if (typeof firebaseToken !== 'string') return undefined;
  const result = { firebaseToken, termsAccepted: termsWereAccepted() };
  history.replaceState(null, '');
  return result;
}
