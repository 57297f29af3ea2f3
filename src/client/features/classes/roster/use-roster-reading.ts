import { useEffect, useMemo, useRef, useState } from 'react';
import type { RosterAnswer } from '../../../../shared/classes/schema';
import { serverSentence } from '../../../platform/error-message';
import { rosterTexts } from './roster-texts';
import { type RosterChoices, type RosterSource, sendRoster } from './send-roster';

/** The typing pause before a text is read, in ms. */
const REST_MS = 500;

export const NO_CHOICES: RosterChoices = { decisions: [], keep: [], as: {} };

interface Found {
  readonly source: RosterSource;
  /** The list without decisions. */
  readonly asRead: RosterAnswer;
  /** The changes with all decisions. */
  readonly answer: RosterAnswer;
  readonly choices: RosterChoices;
}

interface ReadingOptions {
  readonly classId: string;
  readonly text: string;
  readonly file: File | undefined;
  readonly choices: RosterChoices;
}

/** Compares a list with the class whenever it or a decision changes; the last request wins. */
export function useRosterReading({ classId, text, file, choices }: ReadingOptions) {
  const [found, setFound] = useState<Found | undefined>();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const [attempt, setAttempt] = useState(0);
  const source = useMemo((): RosterSource | undefined => {
    if (file) return { kind: 'file', file };
    return text.trim() === '' ? undefined : { kind: 'text', text };
  }, [file, text]);
  const read = useRef<RosterSource | undefined>(undefined);

  useEffect(() => {
    setFailure(undefined);
    setReading(source !== undefined);
    if (!source) return setFound(undefined);
    const isNew = read.current !== source;
    const controller = new AbortController();
    const { signal } = controller;
    const compare = async () => {
      try {
        const answer = await sendRoster({ classId, source, choices, dryRun: true, signal });
        if (signal.aborted) return;
        read.current = source;
        setFound((before) => ({
          ...{ source, answer, choices },
          asRead: isNew || before?.choices.as !== choices.as ? answer : before.asRead,
        }));
        setReading(false);
      } catch (error) {
        if (signal.aborted) return;
        console.warn('The list could not be read.', error);
        setFound(undefined);
        setReading(false);
        setFailure(serverSentence(error) ?? rosterTexts.noAnswer);
      }
    };
    const timer = setTimeout(() => void compare(), isNew && source.kind === 'text' ? REST_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [classId, source, choices, attempt]);

  return {
    found,
    isReading,
    failure,
    /** Whether the comparison is current, decisions included. */
    isCurrent: !isReading && found?.source === source && found?.choices === choices,
    again: () => setAttempt((count) => count + 1),
  };
}
