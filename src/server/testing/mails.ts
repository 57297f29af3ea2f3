import { eq } from 'drizzle-orm';
import { mailOutbox } from '../db/records-schema';
import type { World } from './world';

/** The mails to the person of this name, oldest first. */
export const mailsTo = ({ deps }: World, name = 'sam') =>
  deps.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, `${name}@school.example`))
    .all();
