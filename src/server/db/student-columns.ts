import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { classLabel, type Place } from '../rules/classes/class-label';
import { accounts } from './accounts-schema';
import { quizzes } from './quizzes-schema';

const placeSchema = z.object({
  className: z.string(),
  number: z.string().nullable(),
  namesakes: z.number(),
  place: z.number(),
}) satisfies z.ZodType<Place>;

/** A class to which the quiz is assigned, or which belongs to or was shared with its teacher. */
const isKnown = sql`(its.class_id is not null or class.teacher_id = ${quizzes.teacherId} or exists (
  select 1 from class_shares share join accounts owner on share.email = lower(owner.email)
  where share.class_id = class.id and owner.id = ${quizzes.teacherId}))`;

/**
 * The class and number by which a quiz's teacher knows a student without an address; null for other students, and in no related
 * class. Refers to the statement's tables `accounts` and `quizzes`.
 */
export const studentClass: SQL<string | null> = sql<string | null>`case when ${accounts.email} = '' then (
  select json_object('className', class.name, 'number', member.number,
    'namesakes', (select count(*) from class_members other where other.class_id = member.class_id
      and other.name = member.name and other.number is null),
    'place', (select count(*) from class_members other where other.class_id = member.class_id
      and other.name = member.name and other.number is null and other.rowid <= member.rowid))
  from class_members member join classes class on class.id = member.class_id
  left join assignment_classes its on its.class_id = class.id and its.quiz_id = ${quizzes.id}
  where member.account_id = ${accounts.id} and ${isKnown}
  order by its.class_id is null, member.removed_at is not null, member.created_at desc limit 1) end`.mapWith(
  (json: string) => classLabel(placeSchema.parse(JSON.parse(json))),
);

/** The field for a response, left out if null. */
export const classOf = ({ studentClass: label }: { readonly studentClass: string | null }) =>
  label === null ? {} : { studentClass: label };

/** The confirmed address of an account, else '': for mail, and for rows stored by address. */
export const confirmedEmail = sql<string>`iif(${accounts.isEmailConfirmed}, ${accounts.email}, '')`;
