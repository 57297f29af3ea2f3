import { useEffect, useRef, useState } from 'react';
import type { Question } from '../../../../shared/question/schema';
import { isObjective } from '../../../../shared/question-types/traits';
import { reviewLeft } from '../../../../shared/results/review-left';
import type { QuizResults } from '../../../../shared/results/schema';
import { useMay } from '../../../colleagues/use-may';
import { HeadActions } from '../../../desk/frame/HeadActions';
import { useShortcut } from '../../../platform/shortcuts';
import { FormattedTexts } from '../../../rich-text/RichText';
import type { KeyAlarm } from '../../../rules/results/key-alarms';
import { nextQuestionToReview } from '../../../rules/results/next-question';
import { openAppeals } from '../../../rules/results/open-appeals';
import { sortAlarms } from '../alarm-evidence';
import { CommentsProvider } from '../comments/use-comments';
import { focusRelease } from '../EvaluationActions';
import type { LineMessage } from '../MessageLine';
import { Conflicts } from '../together/Conflicts';
import { here } from '../together/others';
import { useMarking } from '../use-marking';
import styles from './Bench.module.css';
import { ChoiceBench } from './choice/ChoiceBench';
import { ChoiceLegendKeys } from './choice/ChoiceKeys';
import type { UndoFirst } from './choice/use-key-correction';
import { AnswerKeys, Legend } from './Legend';
import { QuestionBench } from './QuestionBench';
import { Rail } from './Rail';
import { SavedLine } from './SavedLine';

interface BenchProps {
  results: QuizResults;
  /** The question in the address. */
  questionId: string | null;
  /** The doubts about keys. */
  alarms: readonly KeyAlarm[];
  message: LineMessage | undefined;
  onPick: (questionId: string) => void;
}

/** The marking bench: the questions, one question's answers as a dense table in three piles, and one answer in detail. */
export function Bench({ results, questionId, alarms, message, onPick }: BenchProps) {
  const [first] = useState(
    () => firstAskedAbout(results) ?? firstToDecide(results) ?? raisedOf(results, alarms)[0]?.questionId,
  );
  const { questions } = results;
  const question =
    questions.find(({ _id }) => _id === questionId) ??
    questions.find(({ _id }) => _id === first) ??
    questions[0];
  if (!question) return null;
  return (
    <CommentsProvider quizId={results.quizId}>
      <OpenBench {...{ results, question, alarms, message, onPick }} />
    </CommentsProvider>
  );
}

type OpenBenchProps = Omit<BenchProps, 'questionId'> & { question: Question };

function OpenBench({ results, question, alarms, message, onPick }: OpenBenchProps) {
  const raised = raisedOf(results, alarms);
  const { undoLast, refused } = useMarking();
  useEffect(() => {
    here.questionId = question._id;
    return () => {
      here.questionId = null;
    };
  }, [question._id]);
  const mayMark = useMay('mark');
  const next = nextQuestionToReview(results, question._id);
  const goOn = next && (() => onPick(next.questionId));
  const undoFirst: UndoFirst = useRef(undefined);
  const undo = () => {
    if (!mayMark || undoFirst.current?.()) return;
    const questionId = undoLast();
    // Shows the question of an undo.
    if (questionId !== undefined && questionId !== question._id) onPick(questionId);
  };
  useShortcut('n', () => (goOn ? goOn() : focusRelease()));
  useShortcut('u', undo);
  return (
    <div className={styles.bench}>
      {mayMark && (
        <HeadActions>
          <SavedLine onUndo={undo} />
        </HeadActions>
      )}
      <Rail
        results={results}
        selected={question}
        doubted={new Set(raised.map((alarm) => alarm.questionId))}
        onPick={onPick}
      />
      <FormattedTexts of={question}>
        {isObjective(question) ? (
          <ChoiceBench
            key={question._id}
            {...{ results, question, undoFirst }}
            alarm={alarms.find((alarm) => alarm.questionId === question._id)}
          />
        ) : (
          <QuestionBench key={question._id} {...{ results, question, undoFirst }} onNext={goOn} />
        )}
      </FormattedTexts>
      <Legend
        keys={
          isObjective(question) ? (
            <ChoiceLegendKeys question={question} />
          ) : (
            <AnswerKeys maximumMarks={question.maximumMarks} />
          )
        }
        message={message}
      >
        {refused.all.length > 0 && <Conflicts results={results} refused={refused} />}
      </Legend>
    </div>
  );
}

/** After the release: the question with the longest waiting second look. */
const firstAskedAbout = (results: QuizResults): string | undefined =>
  results.scoresReleased ? openAppeals(results)[0]?.questionId : undefined;

/** The first question with open decisions. */
const firstToDecide = (results: QuizResults): string | undefined =>
  reviewLeft(results).decisions === 0 ? undefined : nextQuestionToReview(results, '')?.questionId;

const raisedOf = ({ dismissedAlarms }: QuizResults, alarms: readonly KeyAlarm[]) =>
  sortAlarms(alarms, dismissedAlarms).raised;
