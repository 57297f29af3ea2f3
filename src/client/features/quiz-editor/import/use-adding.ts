import { useState } from 'react';
import type { ReadAs } from '../../../../shared/import/read-as';
import type { ImportAnswer } from '../../../../shared/import/schema';
import { serverSentence } from '../../../platform/error-message';
import type { QuizWriting } from '../writing/quiz-writing';
import { importTexts } from './import-texts';
import type { Decisions } from './review';
import { type ImportSource, sendImport } from './send-import';

interface ImportToAdd {
  readonly source: ImportSource;
  readonly as: ReadAs;
  readonly decisions: Decisions;
}

/** Adds the reviewed questions, all or none, with one Undo. */
export function useAdding(writing: QuizWriting) {
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();

  /** Returns the stored questions, or undefined on failure. */
  const add = async ({ source, as, decisions }: ImportToAdd): Promise<ImportAnswer | undefined> => {
    setAdding(true);
    setFailure(undefined);
    let answer: ImportAnswer | undefined;
    const { quizId } = writing;
    const isAdded = await writing.act(async () => {
      try {
        answer = await sendImport({ quizId, source, as, decisions });
        if (!answer.quiz) throw new Error('The import answered no quiz.');
        return answer.quiz;
      } catch (error) {
        setFailure(importTexts.failed(serverSentence(error)));
        throw error;
      }
    });
    setAdding(false);
    if (!isAdded || !answer) return undefined;
    writing.did({ kind: 'added', keys: answer.questionIds });
    return answer;
  };
  return { add, isAdding, failure, dismissFailure: () => setFailure(undefined) };
}
