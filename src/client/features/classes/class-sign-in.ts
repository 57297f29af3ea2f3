import { classLoginPath } from '../../../shared/classes/login-path';
import type { ClassMember } from '../../../shared/classes/schema';
import { paths } from '../../../shared/paths';
import { site } from '../../platform/site';

type SignIn = Pick<ClassMember, 'email' | 'hasPin'>;

/** Who has neither an address nor a PIN. */
export const cannotSignIn = ({ email, hasPin }: SignIn): boolean => email === null && !hasPin;

/** Who signs in with a PIN, or would. */
export const usesPin = ({ email }: SignIn): boolean => email === null;

/** The link to where a class signs in, as it is copied and goes into QR codes. */
export const classLink = (...of: Parameters<typeof classLoginPath>): string =>
  `${site.publicUrl.replace(/\/$/, '')}${classLoginPath(...of)}`;

/** The same without the scheme, to be typed. */
export const typedClassLink = (): string =>
  `${site.publicUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}${paths.classLogin}`;
