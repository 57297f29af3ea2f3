import type { Role } from '../actor';
import { paths } from '../paths';

const MAXIMUM_LENGTH = 500;
/** A page's address: without spaces, backslashes and characters that delimit addresses. */
const ADDRESS = /^\/([a-z]+)(?:[/?][\w\-.~%!$&'()*+,;=:@/?]*)?$/;

/**
 * The page after a sign-in or payment: the requested address if it is on that role's desk or, for teachers,
 * among the plans; else null. The input comes from a query string and is untrusted.
 */
export function nextPage(role: Role, asked: string | null | undefined): string | null {
  if (!asked || asked.length > MAXIMUM_LENGTH) return null;
  const [path = ''] = asked.split('?');
  if (path.includes('//') || path.includes('..')) return null;
  const isPlans = role === 'teacher' && path === paths.plans;
  const [, first] = ADDRESS.exec(asked) ?? [];
  return first === role || (isPlans && first !== undefined) ? asked : null;
}
