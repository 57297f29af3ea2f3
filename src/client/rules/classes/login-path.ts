import { paths, withQuery } from '../../../shared/paths';

/**
 * The address of a class sign-in. A slip's member is in the hash, which browsers do not send, so that neither
 * the server nor a proxy can log it.
 */
export function classLoginPath(
  code: string,
  ofSlip?: { readonly member: string; readonly slip: string },
): string {
  const page = withQuery(paths.classLogin, { class: code });
  if (!ofSlip) return page;
  return `${page}#member=${encodeURIComponent(ofSlip.member)}&slip=${encodeURIComponent(ofSlip.slip)}`;
}
