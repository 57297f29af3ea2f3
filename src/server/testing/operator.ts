import { makeOperatorLink, openOperatorSession } from '../features/operator/open-session';
import { type Person, personOn } from './person';
import type { World } from './world';

/** The one-time token of the operator's page, behind the # of its address. */
export const operatorLink = ({ deps }: Pick<World, 'deps'>): string => makeOperatorLink(deps);

/** The operator, with a fresh session. */
export function operatorOn({ app, deps }: Pick<World, 'app' | 'deps'>): Person {
  const link = operatorLink({ deps });
  return personOn(app, deps.inTransaction(() => openOperatorSession(deps, { input: { link } })).token);
}
