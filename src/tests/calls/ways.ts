import { callsByName } from '../../server/mounts/all-calls';
import type { Answered, Person } from '../../server/testing/person';
import type { Arranged, Operation } from './call-table';

export interface Way {
  readonly name: string;
  readonly isReading: boolean;
  call(at: Arranged, person: Person): Promise<Answered>;
}

/** All ways to call an operation: REST at the root and under /api, and tRPC. */
export const waysOf = ({ rest, trpc }: Operation): Way[] => [
  ...(rest ? ['', '/api'].map((prefix) => overRest(rest, prefix)) : []),
  ...(trpc ? [overTrpc(trpc)] : []),
];

/** The first way, which represents all. */
export const firstWayOf = (operation: Operation): Way => {
  const [way] = waysOf(operation);
  if (!way) throw new Error('There is no way to ask for it.');
  return way;
};

const overRest = ([route, path, body]: NonNullable<Operation['rest']>, prefix: string): Way => {
  const [method = '', pattern = ''] = route.split(' ');
  return {
    name: `${method} ${prefix}${pattern}`,
    isReading: method === 'GET',
    call: (at, person) => person.rest(method, prefix + path(at), body?.(at)),
  };
};

const overTrpc = ([procedure, input]: NonNullable<Operation['trpc']>): Way => {
  const isReading = callsByName.get(procedure)?.kind === 'query';
  return {
    name: `tRPC ${procedure}`,
    isReading,
    call: (at, person) => person[isReading ? 'query' : 'mutate'](procedure, input?.(at)),
  };
};
