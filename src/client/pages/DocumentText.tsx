import { Link } from 'wouter';
import { site } from '../platform/site';
import { instanceTexts } from './instance-texts';

const MARKS = /(\[[^\]]+\]\([^)]+\)|\{\w+\})/;
const INSTANCE = instanceTexts(site);

/** One text of a document with its links. */
export function DocumentText({ text }: { text: string }) {
  return text.split(MARKS).map((piece) => <Piece key={piece} piece={piece} />);
}

function Piece({ piece }: { piece: string }) {
  if (piece === '{site}') return site.siteName;
  const instance = INSTANCE[piece];
  if (instance) return <DocumentText text={instance} />;
  if (piece === '{support}') return <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>;
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece);
  return link?.[2] ? <Link href={link[2]}>{link[1]}</Link> : piece;
}
