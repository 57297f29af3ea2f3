import type { QuizResults } from '../../../../../shared/results/schema';
import { serverSentence } from '../../../../platform/error-message';
import { trpc } from '../../../../platform/trpc';
import { useMarking } from '../../use-marking';
import { appealTexts } from './appeal-texts';

/** What is said to a student, with the marks that the answer has from now on. */
interface Said {
  readonly answer: string;
  readonly marks: number;
  /** When the mark was given that the page showed. */
  readonly seenAt?: number | undefined;
}

interface AnswerOptions {
  results: QuizResults;
  questionId: string;
  studentId: string;
  /** Told once it is answered, whether the marks are others now. */
  onAnswered: (said: Said & { isChanged: boolean }) => void;
}

/** Answers one second look: the words and the marks are one act. */
export function useAnswer({ results: { quizId }, questionId, studentId, onAnswered }: AnswerOptions) {
  const utils = trpc.useUtils();
  const { saved } = useMarking();
  const { mutate, error, isPending } = trpc.appeals.answer.useMutation({
    // Marks on their way were given before.
    onMutate: saved,
    // What stands now is shown before it is sent again.
    onError: () => utils.results.get.invalidate({ quizId }),
    onSuccess: async ({ isChanged }, { answer, marks = Number.NaN }) => {
      await utils.results.get.invalidate({ quizId });
      onAnswered({ answer, marks, isChanged });
    },
  });
  const refusal = error ? (serverSentence(error) ?? appealTexts.failed) : undefined;
  const send = (said: Said) => mutate({ quizId, questionId, studentId, ...said });
  return { send, refusal, isSending: isPending };
}
