import type { IdentityConfig } from './identity';
import type { Policy } from './policy';

/**
 * Warnings about these settings for the operator: shown at the start, by the doctor and on the operator's
 * page.
 */
export function warningsOf({
  identity,
  policy,
}: {
  readonly identity: IdentityConfig;
  readonly policy: Policy;
}): readonly string[] {
  if (identity.kind === 'demo') return [DEMO];
  return policy.teacherEmails.length === 0 ? [ANYBODY_TEACHES] : [];
}

const DEMO =
  'No sign-in is set up: the demo sign-in lets anybody on this machine be anybody: never forward this port to others, by a proxy, a tunnel or ssh.';
const ANYBODY_TEACHES =
  'TEACHER_EMAILS is empty: everybody whom the sign-in lets in may be a teacher. List the addresses or the @domain of your teachers.';
