import { Fragment, type ReactNode } from 'react';
import { RichText } from './RichText';

/** Several texts in a line. */
export const TextsInLine = ({ texts, between }: { texts: readonly string[]; between: string }): ReactNode =>
  texts.map((text, index) => (
    <Fragment key={index}>
      {index > 0 && between}
      <RichText text={text} isLine />
    </Fragment>
  ));
