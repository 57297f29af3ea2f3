import type { Role } from '../actor';
import { paths } from '../paths';

const MAXIMUM_LENGTH = 500;
/** What the address of a page is made of: no space, no backslash, nothing that ends or begins an address. */
const ADDRESS = /^\/([a-z]+)(?:[/?][\w\-.~%!$&'()*+,;=:@/?]*)?$/;

/**
 * Where to go on after the sign-in or a payment: the address that was asked for, if it is one of that role's own desk or,
 * for teachers, the plans, else null. It comes out of an address that anybody may have written.
 */
export function nextPage(role: Role, asked: string | null | undefined): string | null {
  if (!asked || asked.length > MAXIMUM_LENGTH) return null;
  const [path = ''] = asked.split('?');
  if (path.includes('//') || path.includes('..')) return null;
  const isPlans = role === 'teacher' && path === paths.plans;
  const [, first] = ADDRESS.exec(asked) ?? [];
  return first === role || (isPlans && first !== undefined) ? asked : null;
}
