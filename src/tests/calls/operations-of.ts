import { callsByName } from '../../server/mounts/all-calls';
import type { Arranged, Operation, Row } from './operation';

/** The operations that a row stands for: over tRPC and the first of its paths, and each other path by itself. */
export function operationsOf(name: string, row: Row): Operation[] {
  const call = callsByName.get(name);
  const [first, ...others] = call?.rest ?? [];
  const both: Operation = {
    ...row,
    // What the provider calls has REST alone.
    ...(call?.body !== 'raw' && { trpc: row.input ? [name, row.input] : [name] }),
    ...(first && { rest: restOf(first, row) }),
  };
  const alike = others.filter((route) => parametersOf(route).length === parametersOf(first ?? '').length);
  return [both, ...alike.map((route): Operation => ({ ...row, rest: restOf(route, row) }))];
}

const parametersOf = (route: string) => [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** A route with the input of its row: what its path names goes there, the rest into the query or the body. */
function restOf(route: string, { input }: Row): NonNullable<Operation['rest']> {
  const [method = '', pattern = ''] = route.split(' ');
  const inPath = parametersOf(route);
  const fieldsOf = (at: Arranged): Record<string, unknown> => {
    const sent = input?.(at);
    return sent instanceof FormData ? Object.fromEntries(sent) : { ...sent };
  };
  const restOfInput = (at: Arranged) =>
    Object.fromEntries(Object.entries(fieldsOf(at)).filter(([name]) => !inPath.includes(name)));
  const path = (at: Arranged) =>
    pattern.replaceAll(/:(\w+)/g, (_, name: string) => String(fieldsOf(at)[name]));
  if (method === 'GET') return [route, (at) => withQuery(path(at), restOfInput(at))];
  const body = (at: Arranged) => {
    const sent = input?.(at);
    if (sent instanceof FormData) return sent;
    const others = restOfInput(at);
    return Object.keys(others).length > 0 ? others : undefined;
  };
  return [route, path, body];
}

function withQuery(path: string, fields: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}
