import { readInTab, removeInTab, writeInTab } from './tab-storage';

/** Whom the last sign-in on this tab was for; only to prefill forms, never a proof of anything. */
export interface Account {
  readonly name: string;
  readonly email: string;
}

const KEY = 'account';

export const rememberAccount = ({ name, email }: Account): void =>
  writeInTab(KEY, JSON.stringify({ name, email }));

export function rememberedAccount(): Account {
  try {
    return { name: '', email: '', ...(JSON.parse(readInTab(KEY) ?? '{}') as Partial<Account>) };
  } catch {
    // Somebody else wrote there.
    return { name: '', email: '' };
  }
}

export const forgetAccount = (): void => removeInTab(KEY);
