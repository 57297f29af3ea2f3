import { paths, withQuery } from '../../../shared/paths';

/**
 * The address where a class signs in. That of a slip says whose it is behind the #, which no browser sends: neither the server nor
 * what stands before it can write it down.
 */
export function classLoginPath(
  code: string,
  ofSlip?: { readonly member: string; readonly slip: string },
): string {
  const page = withQuery(paths.classLogin, { class: code });
  if (!ofSlip) return page;
  return `${page}#member=${encodeURIComponent(ofSlip.member)}&slip=${encodeURIComponent(ofSlip.slip)}`;
}
