import { createContext, type ReactNode, useContext } from 'react';
import type { Formatted } from '../../../shared/question/base';

const FormattedContext = createContext<Formatted | undefined>(undefined);

/** Lets the texts of a question stand formatted wherever they are shown inside. */
export function FormattedTexts({ of, children }: { of: { formatted?: Formatted }; children: ReactNode }) {
  return <FormattedContext value={of.formatted}>{children}</FormattedContext>;
}

/** A text of the teacher: formatted where its question says how, otherwise as it was typed. */
export function RichText({ text, className }: { text: string; className?: string | undefined }) {
  const formatted = useContext(FormattedContext);
  const html = formatted && Object.hasOwn(formatted, text) ? formatted[text] : undefined;
  if (html === undefined) {
    return (
      <span className={className} dir="auto">
        {text}
      </span>
    );
  }
  // The renderer lets nothing but its own few elements through.
  return <span className={className} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
