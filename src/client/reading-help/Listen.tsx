import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../ui/Announcer';
import { Button } from '../ui/Button';
import { partsToSay } from './parts-to-say';
import { hush, readAloud } from './read-aloud';
import { texts } from './texts';

/** Reads its question aloud as shown, until the end, a second press, or leaving the page. */
export function Listen() {
  const button = useRef<HTMLButtonElement>(null);
  const [isReading, setReading] = useState(false);
  const [isPartial, setPartial] = useState(false);
  useEffect(() => {
    if (!isReading) return;
    const leave = () => {
      if (document.visibilityState === 'hidden') hush();
    };
    document.addEventListener('visibilitychange', leave);
    // Browsers continue reading on the next page.
    window.addEventListener('pagehide', hush);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', hush);
      hush();
    };
  }, [isReading]);
  const toggle = () => {
    if (isReading) return hush();
    const question = button.current?.closest('[data-question]');
    if (!question) return;
    const parts = partsToSay(question.querySelector('fieldset') ?? question);
    setReading(true);
    const isWhole = readAloud(parts, () => setReading(false));
    setPartial(!isWhole);
    if (!isWhole) announce(texts.noVoice);
  };
  const Icon = isReading ? Square : Volume2;
  return (
    <>
      <Button ref={button} variant="ghost" onClick={toggle}>
        <Icon size={18} aria-hidden="true" /> {isReading ? texts.stop : texts.voice}
      </Button>
      {isPartial && <span>{texts.noVoice}</span>}
    </>
  );
}
