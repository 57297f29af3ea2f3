import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReadAs, ReadingChoices } from '../../../../shared/import/read-as';
import type { ImportAnswer } from '../../../../shared/import/schema';
import { serverSentence } from '../../../platform/error-message';
import { importTexts } from './import-texts';
import { carriedOver, type Decisions, NO_DECISIONS } from './review';
import { type ImportSource, sendImport } from './send-import';

/** How long a text has to rest before it is read, in ms. */
const REST_MS = 600;

interface Found {
  readonly source: ImportSource;
  readonly as: ReadAs;
  readonly answer: ImportAnswer;
  readonly decisions: Decisions;
}

interface ReadingState {
  /** What was read last; of a text also while the next reading is under way. */
  readonly found: Found | undefined;
  /** The other ways to read it; also where the chosen one found nothing. */
  readonly choices: ReadingChoices | undefined;
  readonly isReading: boolean;
  /** How much of a large file is sent, from 0 to 1. */
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

/** Reads a text whenever it rests, and a file at once; the last one wins. What was decided of a question stays while its text does. */
export function useReading({ quizId, text, file }: ReadingOptions) {
  const [state, setState] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<Chosen>(NOTHING_CHOSEN);
  const source = useMemo((): ImportSource | undefined => {
    if (file) return { kind: 'file', file };
    return text.trim() === '' ? undefined : { kind: 'text', text };
  }, [file, text]);
  // A choice for one file does not carry over to the next; for a text that is being typed it stays.
  const as = chosen.file === file ? chosen.as : NOTHING_CHOSEN.as;

  // Only a text that is being typed on has to rest.
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
    /** Whether what was found is what stands there now. */
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
