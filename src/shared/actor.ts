declare const brand: unique symbol;

interface SignedIn {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  /** Whether the sign-in provider has verified the address; always true for teachers. */
  readonly isEmailConfirmed: boolean;
  readonly sessionId: string;
}

/** A signed-in teacher. Only server/transport/actor.ts creates one, so a use case that takes a Teacher is guarded. */
export type Teacher = SignedIn & { readonly role: 'teacher'; readonly [brand]: 'teacher' };

/** A signed-in student. Only server/transport/actor.ts creates one. */
export type Student = SignedIn & { readonly role: 'student'; readonly [brand]: 'student' };

/** The operator, signed in on the operator's page: no account, and no access elsewhere. Only server/transport/admit.ts creates one. */
export interface Operator {
  readonly role: 'operator';
  readonly sessionId: string;
  readonly [brand]: 'operator';
}

export type Actor = Teacher | Student;
export type Role = Actor['role'];

/** A person's address, or '' if unverified. */
export const confirmedEmail = ({
  email,
  isEmailConfirmed,
}: Pick<SignedIn, 'email' | 'isEmailConfirmed'>): string => (isEmailConfirmed ? email : '');
