import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { site } from '../platform/site';
import { useDocumentTitle } from '../platform/use-document-title';
import { loadDeskFont } from '../ui/desk-font';
import { PageShell, SiteNav } from '../ui/PageShell';
import styles from './DocumentPage.module.css';
import { instanceTexts } from './instance-texts';

loadDeskFont();

/**
 * A paragraph or list. Links are `[label](address)`; `{support}` is the support address, any other name in
 * braces a text of instance-texts.
 */
type Block = string | readonly string[];

interface DocumentSection {
  /** The anchor of the heading. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A static text page. */
export interface SiteDocument {
  readonly title: string;
  readonly lastUpdated?: string;
  readonly intro: string;
  readonly sections: readonly DocumentSection[];
}

/** A document as a reading column, with its contents beside it where there is room. */
export function DocumentPage({ document, children }: { document: SiteDocument; children?: ReactNode }) {
  useDocumentTitle(document.title);
  return (
    <PageShell header={<SiteNav />} look="site">
      <div className={styles.page}>
        <article className={styles.article}>
          <header className={styles.head}>
            <h1>{document.title}</h1>
            {document.lastUpdated && <p className={styles.updated}>Last Updated: {document.lastUpdated}</p>}
            <p className={styles.intro}>
              <DocumentText text={document.intro} />
            </p>
          </header>
          {children}
          {document.sections.map((section) => (
            <section key={section.id} id={section.id} className={styles.section}>
              <h2>{section.heading}</h2>
              {section.blocks.map((block) => (
                <DocumentBlock key={String(block)} block={block} />
              ))}
            </section>
          ))}
        </article>
        {document.sections.length > 2 && (
          <nav aria-labelledby="contents" className={styles.contents}>
            <h2 id="contents">On this page</h2>
            <ul>
              {document.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </PageShell>
  );
}

function DocumentBlock({ block }: { block: string | readonly string[] }) {
  if (typeof block === 'string') {
    return (
      <p>
        <DocumentText text={block} />
      </p>
    );
  }
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <DocumentText text={item} />
        </li>
      ))}
    </ul>
  );
}

const MARKS = /(\[[^\][]+\]\([^()]+\)|\{\w+\})/;
const INSTANCE = instanceTexts(site);

/** One text of a document with its links. */
function DocumentText({ text }: { text: string }) {
  return text.split(MARKS).map((piece) => piece && <Piece key={piece} piece={piece} />);
}

function Piece({ piece }: { piece: string }) {
  if (piece === '{site}') return site.siteName;
  const instance = INSTANCE[piece];
  if (instance) return <DocumentText text={instance} />;
  if (piece === '{support}') return <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>;
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece);
  return link?.[2] ? <Link href={link[2]}>{link[1]}</Link> : piece;
}
