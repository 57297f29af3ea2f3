import { Info, Pencil, TriangleAlert } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import type { ImportFormat } from '../../../../shared/import/formats';
import { questionTexts } from '../../../question-types/question-texts';
import { showingOf } from '../../../question-types/showing';
import { QuestionText } from '../../../rich-text/QuestionText';
import { FormattedTexts, RichText } from '../../../rich-text/RichText';
import { ShownWords } from '../../../rich-text/ShownWords';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { importTexts } from './import-texts';
import { LineLink } from './LineLink';
import styles from './ReviewedQuestion.module.css';
import type { Change, Reviewed } from './review';

// Most questions need no editing.
const EditedQuestion = lazy(async () => ({ default: (await import('./EditedQuestion')).EditedQuestion }));

interface ReviewedQuestionProps {
  item: Reviewed;
  /** The question's picture as a data URL. */
  imageUrl: string | undefined;
  isOpen: boolean;
  quizId: string;
  useQuestionTimer: boolean;
  format: ImportFormat;
  onLine: ((line: number) => void) | undefined;
  onOpen: (at: number) => void;
  onClose: (at: number) => void;
  onDecide: (at: number, change: Change) => void;
}

/** One question of the file: included or not, as on paper or being edited. */
export const ReviewedQuestion = memo(
  ShownQuestion,
  (before, now) =>
    before.item === now.item &&
    before.isOpen === now.isOpen &&
    before.imageUrl === now.imageUrl &&
    before.format === now.format &&
    before.useQuestionTimer === now.useQuestionTimer &&
    (before.onLine === undefined) === (now.onLine === undefined),
);

function ShownQuestion(props: ReviewedQuestionProps) {
  const { item, imageUrl, isOpen, format, onLine, onOpen, onDecide } = props;
  const { at, question, draft, isLeftOut, isChanged, problems } = item;
  const number = at + 1;
  const isShort = isLeftOut && !isOpen;
  return (
    <li
      className={styles.row}
      aria-label={importTexts.question(number)}
      data-out={isLeftOut || undefined}
      data-open={isOpen || undefined}
    >
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={!isLeftOut}
          onChange={(event) => onDecide(at, { isLeftOut: !event.currentTarget.checked })}
        />
        <VisuallyHidden>{importTexts.add(number)}</VisuallyHidden>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      </label>
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.facts}>
            <span className={styles.type}>{showingOf(draft).label}</span>
            <span>{questionTexts.marks({ marks: draft.maximumMarks })}</span>
            {question.name && (
              <span className="break-anywhere" dir="auto">
                {question.name}
              </span>
            )}
            <LineLink line={question.line} {...{ format, onLine }} />
            {isLeftOut && <span className={styles.mark}>{importTexts.isLeftOut}</span>}
            {isChanged && !isLeftOut && <span className={styles.mark}>{importTexts.changed}</span>}
          </p>
          {!isOpen && !isLeftOut && (
            <Button
              variant="ghost"
              className={styles.edit}
              aria-label={importTexts.editQuestion(number)}
              data-edit={at}
              onClick={() => onOpen(at)}
            >
              <Pencil size={16} aria-hidden="true" /> <span className={styles.word}>{importTexts.edit}</span>
            </Button>
          )}
        </div>
        {isShort && (
          <p className="text-muted truncate">
            <FormattedTexts of={{ format: draft.format }}>
              <ShownWords text={draft.text} />
            </FormattedTexts>
          </p>
        )}
        {!isShort && !isOpen && <AsPrinted {...{ draft, imageUrl }} />}
        {!isShort && <Remarks problems={problems} notes={question.notes} />}
        {isOpen && (
          <Suspense fallback={<Skeleton height="18rem" />}>
            <EditedQuestion {...props} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

/** Text, options with the key and explanation, as on paper. */
function AsPrinted({ draft, imageUrl }: Pick<Reviewed, 'draft'> & { imageUrl: string | undefined }) {
  const { KeyedAnswer } = showingOf(draft);
  return (
    <FormattedTexts of={{ format: draft.format }}>
      <div className="max-w-read">
        <QuestionText
          text={draft.text}
          heading={(lead) =>
            lead && (
              <h3 className={styles.text} dir="auto">
                {lead}
              </h3>
            )
          }
          restClassName={styles.rest}
        />
      </div>
      {imageUrl && <img src={imageUrl} alt={draft.imageAlt ?? ''} className={styles.image} />}
      <KeyedAnswer draft={draft} />
      {draft.explanation && (
        <div className="max-w-read text-muted text-xs">
          <RichText text={draft.explanation} isBlock />
        </div>
      )}
    </FormattedTexts>
  );
}

/** The parts to complete, and content of the file that is not imported. */
function Remarks({ problems, notes }: { problems: readonly string[]; notes: readonly string[] }) {
  if (problems.length + notes.length === 0) return null;
  return (
    <ul className={styles.remarks}>
      {problems.map((sentence) => (
        <li key={sentence} className={styles.problem}>
          <TriangleAlert size={16} aria-hidden="true" />
          <VisuallyHidden>{importTexts.problems}: </VisuallyHidden>
          <span>{sentence}</span>
        </li>
      ))}
      {notes.map((sentence) => (
        <li key={sentence}>
          <Info size={16} aria-hidden="true" />
          <VisuallyHidden>{importTexts.notes}: </VisuallyHidden>
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
