import type { ReactNode } from 'react';
import { partsOf } from './blocks';
import { FormattedText } from './RichText';
import { useFormatted, useTextLanguage } from './texts-context';

interface QuestionTextProps {
  text: string;
  /** Receives the first paragraph, which may be in a heading; undefined if the text starts otherwise. */
  heading: (lead: ReactNode | undefined) => ReactNode;
  restId?: string;
  restClassName?: string | undefined;
}

/** A question's text under its heading; lists, code and tables follow below it. */
export function QuestionText({ text, heading, restId, restClassName }: QuestionTextProps) {
  const html = useFormatted(text);
  const lang = useTextLanguage();
  if (html === undefined) return heading(lang ? <span lang={lang}>{text}</span> : text);
  const { lead, rest } = partsOf(html);
  return (
    <>
      {heading(lead === undefined ? undefined : <FormattedText html={lead} isDirected />)}
      {rest !== undefined && <FormattedText html={rest} id={restId} className={restClassName} />}
    </>
  );
}
