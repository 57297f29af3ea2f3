import { makeOperatorLink } from '../../../server/features/operator/make-link';
import type { Stage } from '../../../server/testing/stage';
import { OPEN, OPERATOR, type Row } from './operation';

const aLink = async ({ world }: Stage) => ({ link: makeOperatorLink(world.deps) });

/** What whoever runs the server does from the operator's page. */
export const operatorRows = {
  // Whoever has the link is let in, whoever else they are.
  'operator.open': { input: ({ made }) => made, given: 'draft', arrange: aLink, statuses: OPEN },
  'operator.state': { given: 'released', statuses: OPERATOR },
} satisfies Readonly<Record<string, Row>>;
