import { useEffect, useMemo, useRef, useState } from 'react';
import type { ImportAnswer } from '../../../../shared/import/schema';
import { serverSentence } from '../../../platform/error-message';
import { importTexts } from './import-texts';
import { carriedOver, type Decisions, NO_DECISIONS } from './review';
import { type ImportSource, sendImport } from './send-import';

/** How long a text has to rest before it is read, in ms. */
const REST_MS = 600;

interface Found {
  readonly source: ImportSource;
  readonly answer: ImportAnswer;
  readonly decisions: Decisions;
}

interface ReadingState {
  /** What was read last; of a text also while the next reading is under way. */
  readonly found: Found | undefined;
  readonly isReading: boolean;
  /** How much of a large file is sent, from 0 to 1. */
  readonly share: number | undefined;
  readonly failure: string | undefined;
}

const NOTHING: ReadingState = { found: undefined, isReading: false, share: undefined, failure: undefined };

interface ReadingOptions {
  readonly quizId: string;
  readonly text: string;
  readonly file: File | undefined;
}

/** Reads a text whenever it rests, and a file at once; the last one wins. What was decided of a question stays while its text does. */
export function useReading({ quizId, text, file }: ReadingOptions) {
  const [state, setState] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const source = useMemo((): ImportSource | undefined => {
    if (file) return { kind: 'file', file };
    return text.trim() === '' ? undefined : { kind: 'text', text };
  }, [file, text]);

  // What stands there already waits for nothing.
  const isFirst = useRef(true);
  useEffect(() => {
    const wait = source?.kind === 'text' && !isFirst.current && attempt === 0 ? REST_MS : 0;
    isFirst.current = false;
    if (!source) return setState(NOTHING);
    const controller = new AbortController();
    const { signal } = controller;
    setState(({ found }) => ({
      ...NOTHING,
      found: found && isSameKind(found.source, source) ? found : undefined,
      isReading: true,
    }));
    const onProgress = (share: number) => {
      if (!signal.aborted) setState((now) => ({ ...now, share }));
    };
    const read = async () => {
      try {
        const answer = await sendImport({ quizId, source, signal, onProgress });
        if (!signal.aborted) setState(({ found }) => ({ ...NOTHING, found: foundIn(source, answer, found) }));
      } catch (error) {
        if (signal.aborted) return;
        console.warn('The questions could not be read.', error);
        setState({ ...NOTHING, failure: serverSentence(error) ?? importTexts.noAnswer });
      }
    };
    const timer = setTimeout(() => void read(), wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [quizId, source, attempt]);

  const decide = (change: (decisions: Decisions) => Decisions) =>
    setState((now) => ({
      ...now,
      found: now.found && { ...now.found, decisions: change(now.found.decisions) },
    }));
  return {
    ...state,
    source,
    /** Whether what was found is what stands there now. */
    isCurrent: !state.isReading && state.found?.source === source,
    decide,
    again: () => setAttempt((count) => count + 1),
  };
}

export type Reading = ReturnType<typeof useReading>;

const isSameKind = (one: ImportSource, other: ImportSource) => one.kind === 'text' && other.kind === 'text';

function foundIn(source: ImportSource, answer: ImportAnswer, before: Found | undefined): Found {
  const decisions = before
    ? carriedOver(before.decisions, before.answer.questions, answer.questions)
    : NO_DECISIONS;
  return { source, answer, decisions };
}
