import type { ClassMember } from '../../../shared/classes/schema';
import { paths } from '../../../shared/paths';
import { site } from '../../platform/site';
import { classLoginPath } from '../../rules/classes/login-path';

type SignIn = Pick<ClassMember, 'email' | 'hasPin'>;

/** Has neither an address nor a PIN. */
export const cannotSignIn = ({ email, hasPin }: SignIn): boolean => email === null && !hasPin;

/** Whether a member signs in by PIN, existing or not. */
export const usesPin = ({ email }: SignIn): boolean => email === null;

/** The link to a class's sign-in, for copying and QR codes. */
export const classLink = (...of: Parameters<typeof classLoginPath>): string =>
  `${site.publicUrl.replace(/\/$/, '')}${classLoginPath(...of)}`;

/** The same without the scheme, for typing. */
export const typedClassLink = (): string =>
  `${site.publicUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}${paths.classLogin}`;
