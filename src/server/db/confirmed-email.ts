import { sql } from 'drizzle-orm';
import { accounts } from './accounts-schema';

/** The address of an account, or none where nobody vouches for it: to mail, and to find what is kept under an address. */
export const confirmedEmail = sql<string>`iif(${accounts.isEmailConfirmed}, ${accounts.email}, '')`;
