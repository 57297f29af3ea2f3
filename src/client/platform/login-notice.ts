/** Why somebody was sent to a login page; travels in the history entry. */
export interface LoginNotice {
  readonly reason: string;
  /** Whether the session may still be good, so that the dashboard can simply be tried again. */
  readonly mayTryAgain: boolean;
}

/** The history state for `navigate(loginPath(role), { state: loginNotice(…) })`. */
export const loginNotice = (reason: string, mayTryAgain: boolean): { loginNotice: LoginNotice } => ({
  loginNotice: { reason, mayTryAgain },
});

/** The notice that came with this history entry. */
export function readLoginNotice(): LoginNotice | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('loginNotice' in state)) return undefined;
  const { loginNotice: notice } = state as { loginNotice?: Partial<LoginNotice> };
  if (typeof notice?.reason !== 'string') return undefined;
  return { reason: notice.reason, mayTryAgain: notice.mayTryAgain === true };
}
