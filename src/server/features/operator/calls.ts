import {
  operatorLinkSchema,
  operatorSessionSchema,
  operatorStateSchema,
} from '../../../shared/operator/schema';
import { openCall, operatorCall } from '../../calls/declare';
import { openOperatorSession, operatorRefused } from './open-session';
import { readOperatorState } from './read-state';

export const operatorCalls = {
  open: openCall({
    kind: 'act',
    rest: 'POST /operator/session',
    input: operatorLinkSchema,
    refusal: operatorRefused,
    output: operatorSessionSchema,
    run: openOperatorSession,
  }),
  state: operatorCall({
    kind: 'query',
    rest: 'GET /operator/state',
    output: operatorStateSchema,
    run: readOperatorState,
  }),
};
