import { makeOperatorLink, openOperatorSession } from '../features/operator/open-session';
import { type Person, personOn } from './person';
import type { World } from './world';

/** What opens the operator's page once, behind the # of its address. */
export const operatorLink = ({ deps }: Pick<World, 'deps'>): string => makeOperatorLink(deps);

/** Whoever runs the server, with a fresh session of their page. */
export function operatorOn({ app, deps }: Pick<World, 'app' | 'deps'>): Person {
  const link = operatorLink({ deps });
  return personOn(app, deps.inTransaction(() => openOperatorSession(deps, { input: { link } })).token);
}
