import { Fragment, type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '../../ui/class-names';
import { hasBlocks, partsOf } from './blocks';
import './formulas.css';
import styles from './rich-text.module.css';
import { type QuestionTexts, TextsContext, useFormatted } from './texts-context';
import { useReachableScrollers } from './use-reachable-scrollers';

/** Lets the texts of a question stand formatted wherever they are shown inside. */
export function FormattedTexts({ of, children }: { of: QuestionTexts; children: ReactNode }) {
  return <TextsContext value={of}>{children}</TextsContext>;
}

interface RichTextProps {
  text: string;
  className?: string | undefined;
  /** For a place that has a line or two: the first paragraph, without breaks. */
  isLine?: boolean | undefined;
  /** Not in a line with other words. */
  isBlock?: boolean | undefined;
}

/** A text of the teacher: formatted where its question says how, otherwise as it was typed. */
export function RichText({ text, className, isLine, isBlock }: RichTextProps) {
  const html = useFormatted(text);
  if (html === undefined) {
    return (
      <span className={classNames(isBlock && styles.block, className)} dir="auto">
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

/** Several texts in a line. */
export const TextsInLine = ({ texts, between }: { texts: readonly string[]; between: string }): ReactNode =>
  texts.map((text, index) => (
    <Fragment key={index}>
      {index > 0 && between}
      <RichText text={text} isLine />
    </Fragment>
  ));

interface FormattedTextProps {
  /** From the renderer, which lets nothing but its own few elements through. */
  html: string;
  id?: string | undefined;
  className?: string | undefined;
  isLine?: boolean | undefined;
  /** Whether the element around it has the direction of the words. */
  isDirected?: boolean | undefined;
}

export function FormattedText({ html, id, className, isLine = false, isDirected }: FormattedTextProps) {
  const element = useRef<HTMLDivElement & HTMLSpanElement>(null);
  // The same object for the same text: the document is not written again, and a selection in it stays.
  const inner = useMemo(() => ({ __html: html }), [html]);
  useReachableScrollers(element, html, !isLine);
  const Element = hasBlocks(html) && !isLine ? 'div' : 'span';
  return (
    <Element
      ref={element}
      id={id}
      className={classNames(styles.rich, isLine && styles.line, className)}
      dir={isDirected ? undefined : 'auto'}
      dangerouslySetInnerHTML={inner}
    />
  );
}
