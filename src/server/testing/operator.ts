import { makeOperatorLink } from '../features/operator/make-link';
import { openOperatorSession } from '../features/operator/open-session';
import { type Person, personOn } from './person';
import type { World } from './world';

/** Whoever runs the server, with a fresh session of their page. */
export function operatorOn({ app, deps }: Pick<World, 'app' | 'deps'>): Person {
  const link = makeOperatorLink(deps);
  return personOn(app, deps.inTransaction(() => openOperatorSession(deps, { input: { link } })).token);
}
