import type { ClassMember } from '../../../shared/classes/schema';

type SignIn = Pick<ClassMember, 'email' | 'hasPin'>;

/** Who has neither an address nor a PIN. */
export const cannotSignIn = ({ email, hasPin }: SignIn): boolean => email === null && !hasPin;

/** Who signs in with a PIN, or would. */
export const usesPin = ({ email }: SignIn): boolean => email === null;
