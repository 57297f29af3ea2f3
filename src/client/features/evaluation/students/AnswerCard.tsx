import { Check } from 'lucide-react';
import type { AlsoAccepted } from '../../../../shared/marking/schema';
import type { Question } from '../../../../shared/question/schema';
import type { ReviewedResult, StudentResult } from '../../../../shared/results/schema';
import { AnswerStateBadge } from '../../../answers/AnswerStateBadge';
import { useMay } from '../../../colleagues/use-may';
import { QuestionImage } from '../../../question-types/QuestionImage';
import { showingOf } from '../../../question-types/showing';
import { QuestionText } from '../../../rich-text/QuestionText';
import { FormattedTexts } from '../../../rich-text/RichText';
import { findResult } from '../../../rules/results/mark-state';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { AnswerText, CorrectAnswer, correctAnswerLabel } from '../AnswerText';
import { commentTexts } from '../comments/comment-texts';
import { explanationOf } from '../explanation';
import { Findings, MarkOrigin } from '../MarkOrigin';
import { MarkStepper } from '../MarkStepper';
import { texts } from '../texts';
import { useMarking } from '../use-marking';
import styles from './AnswerCard.module.css';
import { StudentComment } from './StudentComment';

interface AnswerCardProps {
  question: Question;
  number: number;
  student: StudentResult;
  /** Other accepted answers after corrections. */
  alsoAccepted: readonly AlsoAccepted[];
}

/** One answer beside the right one, with its mark, the reason and the teacher's comment. */
export function AnswerCard({ question, number, student, alsoAccepted }: AnswerCardProps) {
  const mayMark = useMay('mark');
  const { giveMarks } = useMarking();
  const result = findResult(student, question._id);
  const give = (marks: number) =>
    giveMarks({ questionId: question._id, marks, studentIds: [student.studentId] });
  return (
    <li className={styles.card}>
      <QuestionTitle question={question} number={number} />
      <dl className={styles.answers}>
        <div>
          <dt>Student’s answer</dt>
          <dd>
            <AnswerText answer={student.answers[question._id]} question={question} />
          </dd>
        </div>
        <div>
          <dt>{correctAnswerLabel(question)}</dt>
          <dd>
            <CorrectAnswer question={question} />
          </dd>
        </div>
        {alsoAccepted.length > 0 && (
          <div>
            <dt>{texts.alsoAccepted}</dt>
            {alsoAccepted.map((other) => (
              <dd key={other.correctAnswerText}>
                <CorrectAnswer question={question} other={other} />
              </dd>
            ))}
          </div>
        )}
      </dl>
      {result ? (
        <>
          <div className="flex flex-wrap items-center gap-3">
            {mayMark ? (
              <MarkStepper
                label={`Marks for question ${number}`}
                marks={result.score}
                maximumMarks={result.maximumMarks}
                onChange={give}
              />
            ) : (
              <b>{texts.marksOf(result.score, result.maximumMarks)}</b>
            )}
            <AnswerStateBadge mark={result} />
            {mayMark && result.needsReview && (
              <Button variant="secondary" onClick={() => give(result.score)}>
                <Check size={18} aria-hidden="true" /> {texts.keepMarks(1, result.score)}
              </Button>
            )}
          </div>
          <Explained result={result} />
          <StudentComment
            label={commentTexts.onAnswer}
            add={commentTexts.add}
            target={{ questionId: question._id, studentIds: [student.studentId] }}
            stored={result.comment}
          />
        </>
      ) : (
        <p className="text-muted text-sm">{texts.waiting}</p>
      )}
    </li>
  );
}

function Explained({ result }: { result: ReviewedResult }) {
  const explanation = explanationOf(result);
  return (
    <>
      <MarkOrigin {...result} rationale={explanation.rationale} />
      <Findings {...explanation} />
    </>
  );
}

interface QuestionTitleProps {
  question: Question;
  /** Its number in the quiz, from 1. */
  number: number;
}

/** The question as the teacher wrote it. */
function QuestionTitle({ question, number }: QuestionTitleProps) {
  return (
    <div className="grid min-w-0 gap-2">
      <FormattedTexts of={question}>
        <QuestionText
          text={question.text}
          heading={(lead) => (
            <h3 className={styles.text} dir="auto">
              {number}. {lead}
            </h3>
          )}
        />
      </FormattedTexts>
      <Badge className="justify-self-start">{showingOf(question).label}</Badge>
      {question.imageUrl && <QuestionImage src={question.imageUrl} alt={question.imageAlt} number={number} />}
    </div>
  );
}
