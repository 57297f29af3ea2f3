import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReadAs, ReadingChoices } from '../../../../shared/import/read-as';
import type { ImportAnswer } from '../../../../shared/import/schema';
import { serverSentence } from '../../../platform/error-message';
import { importTexts } from './import-texts';
import { carriedOver, type Decisions, NO_DECISIONS } from './review';
import { type ImportSource, sendImport } from './send-import';

/** The typing pause before a text is read, in ms. */
const REST_MS = 600;

interface Found {
  readonly source: ImportSource;
  readonly as: ReadAs;
  readonly answer: ImportAnswer;
  readonly decisions: Decisions;
}

interface ReadingState {
  /** The last reading; for a text also during the next one. */
  readonly found: Found | undefined;
  /** Alternative readings, even if the chosen one found nothing. */
  readonly choices: ReadingChoices | undefined;
  readonly isReading: boolean;
  /** The sent share of a large file, 0 to 1. */
  readonly share: number | undefined;
  readonly failure: string | undefined;
}

const NOTHING: ReadingState = {
  ...{ found: undefined, choices: undefined, isReading: false, share: undefined, failure: undefined },
};

interface Chosen {
  readonly file: File | undefined;
  readonly as: ReadAs;
}

const NOTHING_CHOSEN: Chosen = { file: undefined, as: {} };

interface ReadingOptions {
  readonly quizId: string;
  readonly text: string;
  readonly file: File | undefined;
}

/**
 * Reads a text after each typing pause, and a file immediately; the last request wins. Decisions stay with
 * unchanged questions.
 */
export function useReading({ quizId, text, file }: ReadingOptions) {
  const [state, setState] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<Chosen>(NOTHING_CHOSEN);
  const source = useMemo((): ImportSource | undefined => {
    if (file) return { kind: 'file', file };
    return text.trim() === '' ? undefined : { kind: 'text', text };
  }, [file, text]);
  // A choice applies to one file only; for a text being typed it stays.
  const as = chosen.file === file ? chosen.as : NOTHING_CHOSEN.as;

  // Only a text being typed waits for a pause.
  const last = useRef<ImportSource>(undefined);
  useEffect(() => {
    const isTyped = source?.kind === 'text' && last.current !== undefined && last.current !== source;
    const wait = isTyped && attempt === 0 ? REST_MS : 0;
    last.current = source;
    if (!source) return setState(NOTHING);
    const controller = new AbortController();
    const { signal } = controller;
    setState(({ found, choices }) => ({
      ...NOTHING,
      ...(found && isSameKind(found.source, source) ? { found, choices } : {}),
      isReading: true,
    }));
    const onProgress = (share: number) => {
      if (!signal.aborted) setState((now) => ({ ...now, share }));
    };
    const read = async () => {
      try {
        const answer = await sendImport({ quizId, source, as, signal, onProgress });
        if (signal.aborted) return;
        const { choices } = answer;
        setState(({ found }) => ({ ...NOTHING, choices, found: foundIn({ source, as }, answer, found) }));
      } catch (error) {
        if (signal.aborted) return;
        console.warn('The questions could not be read.', error);
        const failure = serverSentence(error) ?? importTexts.noAnswer;
        setState(({ choices }) => ({ ...NOTHING, choices, failure }));
      }
    };
    const timer = setTimeout(() => void read(), wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [quizId, source, as, attempt]);

  const decide = (change: (decisions: Decisions) => Decisions) =>
    setState((now) => ({
      ...now,
      found: now.found && { ...now.found, decisions: change(now.found.decisions) },
    }));
  return {
    ...state,
    source,
    /** Whether the reading is of the current source. */
    isCurrent: !state.isReading && state.found?.source === source && state.found?.as === as,
    decide,
    as,
    readAs: (next: ReadAs) => setChosen({ file, as: next }),
    again: () => setAttempt((count) => count + 1),
  };
}

export type Reading = ReturnType<typeof useReading>;

const isSameKind = (one: ImportSource, other: ImportSource) =>
  one === other || (one.kind === 'text' && other.kind === 'text');

function foundIn(read: Pick<Found, 'source' | 'as'>, answer: ImportAnswer, before: Found | undefined): Found {
  const decisions = before
    ? carriedOver(before.decisions, before.answer.questions, answer.questions)
    : NO_DECISIONS;
  return { ...read, answer, decisions };
}
