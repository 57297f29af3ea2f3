declare const brand: unique symbol;

interface SignedIn {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  /** The session this actor came in with, for signing out of it. */
  readonly sessionId: string;
}

/** A signed-in teacher. Only server/transport/actor.ts makes one, so a service that asks for it is guarded. */
export type Teacher = SignedIn & { readonly role: 'teacher'; readonly [brand]: 'teacher' };

/** A signed-in student. Only server/transport/actor.ts makes one. */
export type Student = SignedIn & { readonly role: 'student'; readonly [brand]: 'student' };

export type Actor = Teacher | Student;
export type Role = Actor['role'];
