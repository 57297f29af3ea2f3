import type { ReactNode } from 'react';
import { partsOf } from './blocks';
import { FormattedText } from './RichText';
import { useFormatted } from './texts-context';

interface QuestionTextProps {
  text: string;
  /** Given the first paragraph, which fits in a heading with a direction; undefined where the text begins with something else. */
  heading: (lead: ReactNode | undefined) => ReactNode;
  /** Of what follows below it. */
  restId?: string;
  restClassName?: string | undefined;
}

/** A question's text under its heading: lists, code and tables are no part of a heading and follow it. */
export function QuestionText({ text, heading, restId, restClassName }: QuestionTextProps) {
  const html = useFormatted(text);
  if (html === undefined) return heading(text);
  const { lead, rest } = partsOf(html);
  return (
    <>
      {heading(lead === undefined ? undefined : <FormattedText html={lead} isDirected />)}
      {rest !== undefined && <FormattedText html={rest} id={restId} className={restClassName} />}
    </>
  );
}
