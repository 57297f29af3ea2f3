import { type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '../../ui/class-names';
import { hasBlocks } from './blocks';
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
  /** Without paragraphs, for a place that has a line or two. */
  isLine?: boolean | undefined;
}

/** A text of the teacher: formatted where its question says how, otherwise as it was typed. */
export function RichText({ text, className, isLine }: RichTextProps) {
  const html = useFormatted(text);
  if (html !== undefined) return <FormattedText html={html} className={className} isLine={isLine} />;
  return (
    <span className={className} dir="auto">
      {text}
    </span>
  );
}

interface FormattedTextProps extends Omit<RichTextProps, 'text'> {
  /** From the renderer, which lets nothing but its own few elements through. */
  html: string;
  id?: string | undefined;
}

export function FormattedText({ html, className, isLine = false, id }: FormattedTextProps) {
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
      dir="auto"
      dangerouslySetInnerHTML={inner}
    />
  );
}
