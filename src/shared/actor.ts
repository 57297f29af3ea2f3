declare const brand: unique symbol;

interface SignedIn {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  /** Whether the provider of sign-in vouches for the address. A teacher's always is. */
  readonly isEmailConfirmed: boolean;
  /** The session this actor came in with, for signing out of it. */
  readonly sessionId: string;
}

/** A signed-in teacher. Only server/transport/actor.ts makes one, so a service that asks for it is guarded. */
export type Teacher = SignedIn & { readonly role: 'teacher'; readonly [brand]: 'teacher' };

/** A signed-in student. Only server/transport/actor.ts makes one. */
export type Student = SignedIn & { readonly role: 'student'; readonly [brand]: 'student' };

/** Whoever runs this server, by a session of its page: no account, and let in nowhere else. Only server/transport/admit.ts makes one. */
export interface Operator {
  readonly role: 'operator';
  readonly sessionId: string;
  readonly [brand]: 'operator';
}

export type Actor = Teacher | Student;
export type Role = Actor['role'];

/** The address of a person, or none where nobody vouches for it. */
export const confirmedEmail = ({
  email,
  isEmailConfirmed,
}: Pick<SignedIn, 'email' | 'isEmailConfirmed'>): string => (isEmailConfirmed ? email : '');
