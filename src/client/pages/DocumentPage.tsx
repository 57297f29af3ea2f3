import type { ReactNode } from 'react';
import { useDocumentTitle } from '../platform/use-document-title';
import { PageShell } from '../ui/PageShell';
import { SiteNav } from '../ui/SiteNav';
import styles from './DocumentPage.module.css';
import { DocumentText } from './DocumentText';
import type { SiteDocument } from './site-document';

/** Shows a document in a reading column, with its contents beside it where there is room. */
export function DocumentPage({ document, children }: { document: SiteDocument; children?: ReactNode }) {
  useDocumentTitle(document.title);
  return (
    <PageShell header={<SiteNav />}>
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
