import { type FormEvent, useState } from 'react';
import type { ReceivedAppeal } from '../../../../../shared/appeals/schema';
import { APPEAL_MAXIMUM_LENGTH } from '../../../../../shared/constants';
import type { QuizResults } from '../../../../../shared/results/schema';
import { useMay } from '../../../../colleagues/use-may';
import { formatDate } from '../../../../platform/date-format';
import { serverSentence } from '../../../../platform/error-message';
import { trpc } from '../../../../platform/trpc';
import { findResult } from '../../../../rules/results/mark-state';
import { Button } from '../../../../ui/Button';
import { TextArea } from '../../../../ui/TextField';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { AnswerText } from '../../AnswerText';
import { MarkStepper } from '../../MarkStepper';
import { texts } from '../../texts';
import { useMarking } from '../../use-marking';
import { appealTexts } from './appeal-texts';
import styles from './SecondLooks.module.css';

/** An answered second look. */
export interface AnsweredAppeal {
  readonly studentId: string;
  readonly name: string;
  readonly marks: number;
  /** Whether the marks changed. */
  readonly isChanged: boolean;
}

interface AppealCardProps {
  results: QuizResults;
  appeal: ReceivedAppeal;
  onAnswered: (answered: AnsweredAppeal) => void;
}

/** One student's second look: the request, the answer, the marks, and the reply. */
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
      // A refusal carries a colleague's newer mark, which the teacher has now seen.
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

/** The reply to a student, with the new marks. */
interface Said {
  readonly answer: string;
  readonly marks: number;
  /** When the mark on the page was given. */
  readonly seenAt?: number | undefined;
}

interface AnswerOptions {
  results: QuizResults;
  questionId: string;
  studentId: string;
  /** Called once it is answered, with whether the marks changed. */
  onAnswered: (said: Said & { isChanged: boolean }) => void;
}

/** Answers one second look: reply and marks in one call. */
function useAnswer({ results: { quizId }, questionId, studentId, onAnswered }: AnswerOptions) {
  const utils = trpc.useUtils();
  const { saved } = useMarking();
  const { mutate, error, isPending } = trpc.appeals.answer.useMutation({
    // Pending marks come first.
    onMutate: saved,
    // Shows the current state before a retry.
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
