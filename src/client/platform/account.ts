/** Whom the last sign-in on this tab was for; only to prefill forms, never a proof of anything. */
export interface Account {
  readonly name: string;
  readonly email: string;
}

const KEY = 'account';

export function rememberAccount({ name, email }: Account): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, email }));
  } catch {
    // Without storage the forms stay empty.
  }
}

export function rememberedAccount(): Account {
  try {
    return { name: '', email: '', ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Account>) };
  } catch {
    return { name: '', email: '' };
  }
}

export function forgetAccount(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
