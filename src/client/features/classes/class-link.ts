import { classLoginPath } from '../../../shared/classes/login-path';
import { paths } from '../../../shared/paths';
import { site } from '../../platform/site';

/** The link to where a class signs in, as it is copied and goes into QR codes. */
export const classLink = (...of: Parameters<typeof classLoginPath>): string =>
  `${site.publicUrl.replace(/\/$/, '')}${classLoginPath(...of)}`;

/** The same without the scheme, to be typed. */
export const typedClassLink = (): string =>
  `${site.publicUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}${paths.classLogin}`;
