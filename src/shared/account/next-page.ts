import type { Role } from '../actor';

const MAXIMUM_LENGTH = 500;
/** What an address of the desks is made of: no space, no backslash, nothing that ends or begins an address. */
const ADDRESS = /^\/(teacher|student)(?:[/?][\w\-.~%!$&'()*+,;=:@/?]*)?$/;

/**
 * Where to go on after the sign-in: the address that was asked for, if it is one of that role's own desk, else null.
 * It comes out of an address that anybody may have written.
 */
export function nextPage(role: Role, asked: string | null | undefined): string | null {
  if (!asked || asked.length > MAXIMUM_LENGTH) return null;
  const [path = ''] = asked.split('?');
  if (path.includes('//') || path.includes('..')) return null;
  return ADDRESS.exec(asked)?.[1] === role ? asked : null;
}
