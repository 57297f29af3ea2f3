import { type FormEvent, useState } from 'react';
import type { ReceivedAppeal } from '../../../../../shared/appeals/schema';
import { APPEAL_MAXIMUM_LENGTH } from '../../../../../shared/constants';
import { findResult } from '../../../../../shared/results/mark-state';
import type { QuizResults } from '../../../../../shared/results/schema';
import { formatDate } from '../../../../platform/date-format';
import { serverSentence } from '../../../../platform/error-message';
import { trpc } from '../../../../platform/trpc';
import { useMay } from '../../../../quiz-parts/use-may';
import { Button } from '../../../../ui/Button';
import { TextArea } from '../../../../ui/TextField';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { AnswerText } from '../../AnswerText';
import { MarkStepper } from '../../MarkStepper';
import { texts } from '../../texts';
import { useMarking } from '../../use-marking';
import { appealTexts } from './appeal-texts';
import styles from './SecondLooks.module.css';

/** An answer that was given to a second look. */
export interface AnsweredAppeal {
  readonly studentId: string;
  readonly name: string;
  readonly marks: number;
  /** Whether the marks are others than before. */
  readonly isChanged: boolean;
}

interface AppealCardProps {
  results: QuizResults;
  appeal: ReceivedAppeal;
  onAnswered: (answered: AnsweredAppeal) => void;
}

/** One student's wish, with what the student had answered, the marks, and room for the teacher's answer. */
export function AppealCard({ results, appeal, onAnswered }: AppealCardProps) {
  const { questionId, studentId } = appeal;
  const mayAnswer = useMay('mark');
  const student = results.results.find((each) => each.studentId === studentId);
  const mark = student && findResult(student, questionId);
  const name = student?.studentName ?? appealTexts.formerStudent;
  const [marks, setMarks] = useState(mark?.score ?? 0);
  const [shownAt] = useState(mark?.markedAt);
  const [text, setText] = useState('');
  const { send, refusal, isSending } = useAnswer({
    ...{ results, questionId, studentId },
    onAnswered: (said) => onAnswered({ studentId, name, ...said }),
  });
  const said = text.trim();
  const tooLong =
    said.length > APPEAL_MAXIMUM_LENGTH ? appealTexts.tooLong(APPEAL_MAXIMUM_LENGTH) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (said !== '' && !tooLong && !isSending) {
      // A refusal names the mark that a colleague gave meanwhile: from then on that is what was seen.
      send({ answer: said, marks, seenAt: refusal ? mark?.markedAt : shownAt });
    }
  };
  return (
    <form className={styles.card} onSubmit={submit}>
      <figure className={styles.said}>
        <figcaption className={styles.who}>{appealTexts.asks(name, formatDate(appeal.askedAt))}</figcaption>
        <blockquote className={styles.text} dir="auto">
          {appeal.text}
        </blockquote>
      </figure>
      <div className={styles.wrote}>
        <span className={styles.label}>{appealTexts.wrote}</span>{' '}
        <AnswerText
          answer={student?.answers[questionId]}
          question={results.questions.find(({ _id }) => _id === questionId)}
        />
      </div>
      {mark && !mayAnswer && <p>{texts.marksOf(mark.score, mark.maximumMarks)}</p>}
      {mark && mayAnswer && (
        <MarkStepper
          label={appealTexts.marksFor(name)}
          marks={marks}
          maximumMarks={mark.maximumMarks}
          onChange={setMarks}
        />
      )}
      {mayAnswer && (
        <>
          <TextArea
            label={
              <>
                {appealTexts.answer}
                <VisuallyHidden>{appealTexts.answerFor(name)}</VisuallyHidden>
              </>
            }
            error={tooLong ?? refusal}
            rows={2}
            inputClassName={styles.input}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="secondary"
            busy={isSending}
            disabled={said === ''}
            className={styles.send}
          >
            {appealTexts.send}
          </Button>
        </>
      )}
    </form>
  );
}

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
function useAnswer({ results: { quizId }, questionId, studentId, onAnswered }: AnswerOptions) {
  const utils = trpc.useUtils();
  const { saved } = useMarking();
  const { mutate, error, isPending } = trpc.appeals.answer.useMutation({
    // Marks on their way were given before.
    onMutate: saved,
    // What stands now is shown before it is sent again.
    onError: () => utils.results.toMark.invalidate({ quizId }),
    onSuccess: async ({ isChanged }, { answer, marks = Number.NaN }) => {
      await utils.results.toMark.invalidate({ quizId });
      onAnswered({ answer, marks, isChanged });
    },
  });
  const refusal = error ? (serverSentence(error) ?? appealTexts.failed) : undefined;
  const send = (said: Said) => mutate({ quizId, questionId, studentId, ...said });
  return { send, refusal, isSending: isPending };
}
