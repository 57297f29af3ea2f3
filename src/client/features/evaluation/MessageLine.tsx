import type { ReactNode } from 'react';
import { Banner } from '../../ui/Banner';
import { classNames } from '../../ui/class-names';
import styles from './MessageLine.module.css';
import type { LineMessage } from './use-message-line';

interface MessageLineProps {
  message: LineMessage | undefined;
  /** What stands in its place while there is nothing to say; the place is then kept, so that a message moves nothing. */
  children?: ReactNode;
}

/** The one message line: green, or red when the message says Failed or Error (spec §4). */
export function MessageLine({ message, children }: MessageLineProps) {
  const isFailure = message?.isFailure === true;
  const banner = message && (
    <Banner key={message.id} tone={isFailure ? 'bad' : 'ok'} role={isFailure ? 'alert' : undefined}>
      {message.text}
    </Banner>
  );
  return (
    <div
      className={classNames(styles.place, children !== undefined && styles.kept)}
      data-failure={isFailure || undefined}
    >
      <div role="status">{!isFailure && banner}</div>
      {isFailure && banner}
      {!message && children && <p className={styles.quiet}>{children}</p>}
    </div>
  );
}
