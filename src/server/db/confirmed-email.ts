import { sql } from 'drizzle-orm';
import { accounts } from './accounts-schema';

/** The confirmed address of an account, else '': for mail, and for rows stored by address. */
export const confirmedEmail = sql<string>`iif(${accounts.isEmailConfirmed}, ${accounts.email}, '')`;
