import { Link } from 'wouter';
import { site } from '../platform/site';

const MARKS = /(\[[^\]]+\]\([^)]+\)|\{support\}|\{site\})/;

/** One text of a document with its links. */
export function DocumentText({ text }: { text: string }) {
  return text.split(MARKS).map((piece) => <Piece key={piece} piece={piece} />);
}

function Piece({ piece }: { piece: string }) {
  if (piece === '{site}') return site.siteName;
  if (piece === '{support}') return <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>;
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece);
  return link?.[2] ? <Link href={link[2]}>{link[1]}</Link> : piece;
}
