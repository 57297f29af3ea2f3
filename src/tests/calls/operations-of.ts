import { callsByName } from '../../server/mounts/all-calls';
import type { Arranged, Operation, Row } from './call-table';

/** The operations of a row: tRPC with its first path, and each further path alone. */
export function operationsOf(name: string, row: Row): Operation[] {
  const call = callsByName.get(name);
  const [first, ...others] = call?.rest ?? [];
  const both: Operation = {
    ...row,
    // Calls made by the provider exist over REST only.
    ...(call?.body !== 'raw' && { trpc: row.input ? [name, row.input] : [name] }),
    ...(first && { rest: restOf(first, row) }),
  };
  const alike = others.filter((route) => parametersOf(route).length === parametersOf(first ?? '').length);
  return [both, ...alike.map((route): Operation => ({ ...row, rest: restOf(route, row) }))];
}

const parametersOf = (route: string) => [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** A route with the row's input: path parameters in the path, the rest in query or body. */
function restOf(route: string, { input }: Pick<Row, 'input'>): NonNullable<Operation['rest']> {
  const [method = '', pattern = ''] = route.split(' ');
  const inPath = parametersOf(route);
  const fieldsOf = (at: Arranged): Record<string, unknown> => {
    const sent = input?.(at);
    return sent instanceof FormData ? Object.fromEntries(sent) : { ...sent };
  };
  const others = <Field>(fields: Iterable<readonly [string, Field]>) =>
    [...fields].filter(([name]) => !inPath.includes(name));
  const path = (at: Arranged) =>
    pattern.replaceAll(/:(\w+)/g, (_, name: string) => String(fieldsOf(at)[name]));
  if (method === 'GET') return [route, (at) => withQuery(path(at), others(Object.entries(fieldsOf(at))))];
  const body = (at: Arranged) => {
    const sent = input?.(at);
    if (sent instanceof FormData) return formOf(others(sent));
    const inBody = others(Object.entries(sent ?? {}));
    const isAllInPath = inBody.length === 0 && inPath.length > 0;
    return sent && !isAllInPath ? Object.fromEntries(inBody) : undefined;
  };
  return [route, path, body];
}

function formOf(fields: readonly (readonly [string, FormDataEntryValue])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

function withQuery(path: string, fields: readonly (readonly [string, unknown])[]): string {
  const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}
