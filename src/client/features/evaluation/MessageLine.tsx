import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Banner } from '../../ui/Banner';
import { classNames } from '../../ui/class-names';
import styles from './MessageLine.module.css';

interface MessageLineProps {
  message: LineMessage | undefined;
  /** Shown while there is no message, so that a message causes no shift. */
  children?: ReactNode;
  /** As a line of text, for narrow places. */
  isCompact?: boolean;
}

/** The one message line: green, or red when the message says Failed or Error (spec §4). */
export function MessageLine({ message, children, isCompact = false }: MessageLineProps) {
  const isFailure = message?.isFailure === true;
  const banner = message && (
    <Banner
      key={message.id}
      tone={isFailure ? 'bad' : 'ok'}
      role={isFailure ? 'alert' : undefined}
      className={isCompact ? styles.compact : undefined}
    >
      {message.text}
    </Banner>
  );
  return (
    <div
      className={classNames(styles.place, children !== undefined && 'min-h-tap')}
      data-failure={isFailure || undefined}
    >
      <div role="status">{!isFailure && banner}</div>
      {isFailure && banner}
      {!message && children && <p className="text-muted tabular-nums">{children}</p>}
    </div>
  );
}

export interface LineMessage {
  /** Distinguishes two equal messages. */
  readonly id: number;
  readonly text: string;
  readonly isFailure: boolean;
}

interface SayOptions {
  /** The place the message is about; the current one if absent. */
  readonly about?: string;
  readonly isFailure?: boolean;
}

export type Say = (text: string, options?: SayOptions) => void;

/**
 * The one message line: a message stays until the next one, a success only while the teacher stays on its student and question.
 * Spec §4: Failed or Error is shown in red.
 */
export function useMessageLine() {
  // The address contains the tab, the student and the question.
  const [path] = useLocation();
  const place = `${path}?${useSearch()}`;
  const placeNow = useRef(place);
  const [said, setSaid] = useState<LineMessage & { readonly about: string }>();

  useEffect(() => {
    placeNow.current = place;
    setSaid((last) => (last && !last.isFailure && last.about !== place ? undefined : last));
  }, [place]);

  const say: Say = useCallback((text, { about = placeNow.current, isFailure } = {}) => {
    const isRed = isFailure ?? /Failed|Error/.test(text);
    if (!isRed && about !== placeNow.current) return;
    setSaid((last) => ({ id: (last?.id ?? 0) + 1, text, isFailure: isRed, about }));
  }, []);
  const here = useCallback(() => placeNow.current, []);
  return { message: said, say, here };
}
