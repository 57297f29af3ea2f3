import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { sentencesOf } from '../../../shared/languages/sentences';
import { partsBetweenGaps } from '../../../shared/question-types/cloze/gap-runs';
import richText from '../rich-text.module.css';
import { useFormatted } from '../texts-context';
import { useReachableScrollers } from '../use-reachable-scrollers';
import styles from './GapText.module.css';
import { type GapPlace, placeGaps, wordsAround } from './place-gaps';

const texts = sentencesOf('richText');

interface GapTextProps {
  /** The question's text. */
  text: string;
  /** The number of gaps: further marks stay as text, gaps without a mark follow below. */
  count: number;
  /** Renders a gap, counted from 0; `around` is its surrounding text. */
  gap: (at: number, around: string) => ReactNode;
}

/** A text with its gaps rendered in place, formatted or plain. */
export function GapText({ text, count, gap }: GapTextProps) {
  const html = useFormatted(text);
  return html === undefined ? (
    <PlainGaps {...{ text, count, gap }} />
  ) : (
    <FormattedGaps {...{ html, count, gap }} />
  );
}

function PlainGaps({ text, count, gap }: GapTextProps) {
  const parts = partsBetweenGaps(text);
  const placed = Math.min(parts.length - 1, count);
  return (
    <>
      <div className={styles.plain} dir="auto">
        {parts.map((part, at) => (
          <Fragment key={at}>
            {part}
            {at < placed && gap(at, wordsAround(part, parts[at + 1] ?? ''))}
            {at >= placed && at < parts.length - 1 && '___'}
          </Fragment>
        ))}
      </div>
      <GapsBelow {...{ placed, count, gap }} />
    </>
  );
}

/** React does not manage the formatted box: gaps are portals into it. */
function FormattedGaps({ html, count, gap }: { html: string; count: number; gap: GapTextProps['gap'] }) {
  const box = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly GapPlace[]>([]);
  useLayoutEffect(() => {
    if (!box.current) return;
    setPlaces(placeGaps(box.current, html, count));
  }, [html, count]);
  useReachableScrollers(box, html, true);
  return (
    <>
      <div ref={box} className={richText.rich} dir="auto" />
      {places.map(({ element, around }, at) => createPortal(gap(at, around), element, String(at)))}
      <GapsBelow placed={places.length} {...{ count, gap }} />
    </>
  );
}

/** Gaps without a place in the text. */
function GapsBelow({ placed, count, gap }: { placed: number; count: number; gap: GapTextProps['gap'] }) {
  if (placed >= count) return null;
  return (
    <ul className={styles.below}>
      {Array.from({ length: count - placed }, (_, more) => placed + more).map((at) => (
        <li key={at}>
          <span className={styles.number}>{texts.gap({ number: at + 1 })}</span> {gap(at, '')}
        </li>
      ))}
    </ul>
  );
}
