import { Fragment, type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '../ui/class-names';
import { hasBlocks, partsOf } from './blocks';
import './formulas.css';
import styles from './rich-text.module.css';
import {
  LanguageContext,
  type QuestionTexts,
  TextsContext,
  useFormatted,
  useTextLanguage,
} from './texts-context';
import { useReachableScrollers } from './use-reachable-scrollers';

/** Provides a question's formatted texts to everything inside. */
export function FormattedTexts({ of, children }: { of: QuestionTexts; children: ReactNode }) {
  return <TextsContext value={of}>{children}</TextsContext>;
}

/** Names the language of the texts of a quiz inside, for screen readers, voices and hyphenation. */
export function TextsIn({ lang, children }: { lang: string | null; children: ReactNode }) {
  return <LanguageContext value={lang}>{children}</LanguageContext>;
}

interface RichTextProps {
  text: string;
  className?: string | undefined;
  /** For one or two lines: the first paragraph, without breaks. */
  isLine?: boolean | undefined;
  isBlock?: boolean | undefined;
}

/** A teacher's text, formatted if its question is, otherwise as typed. */
export function RichText({ text, className, isLine, isBlock }: RichTextProps) {
  const html = useFormatted(text);
  const lang = useTextLanguage();
  if (html === undefined) {
    return (
      <span className={classNames(isBlock && styles.block, className)} dir="auto" lang={lang}>
        {text}
      </span>
    );
  }
  return (
    <FormattedText
      html={isLine ? (partsOf(html).lead ?? html) : html}
      className={classNames(isBlock && styles.block, className)}
      isLine={isLine}
    />
  );
}

export const TextsInLine = ({ texts, between }: { texts: readonly string[]; between: string }): ReactNode =>
  texts.map((text, index) => (
    <Fragment key={index}>
      {index > 0 && between}
      <RichText text={text} isLine />
    </Fragment>
  ));

interface FormattedTextProps {
  /** From the renderer, which allows only its own few elements. */
  html: string;
  id?: string | undefined;
  className?: string | undefined;
  isLine?: boolean | undefined;
  /** Whether the surrounding element sets the text direction. */
  isDirected?: boolean | undefined;
}

export function FormattedText({ html, id, className, isLine = false, isDirected }: FormattedTextProps) {
  const element = useRef<HTMLDivElement & HTMLSpanElement>(null);
  // A stable object, so that React does not rewrite the content and a selection stays.
  const inner = useMemo(() => ({ __html: html }), [html]);
  useReachableScrollers(element, html, !isLine);
  const lang = useTextLanguage();
  const Element = hasBlocks(html) && !isLine ? 'div' : 'span';
  return (
    <Element
      ref={element}
      id={id}
      className={classNames(styles.rich, isLine && styles.line, className)}
      dir={isDirected ? undefined : 'auto'}
      lang={lang}
      dangerouslySetInnerHTML={inner}
    />
  );
}
