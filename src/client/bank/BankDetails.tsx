import { Link } from 'wouter';
import type { BankQuestion } from '../../shared/bank/schema';
import { toDraft } from '../../shared/question/draft';
import { teacherPaths } from '../../shared/teacher-paths';
import { showingOf } from '../question-types/showing';
import { QuestionText } from '../rich-text/QuestionText';
import { FormattedTexts, RichText } from '../rich-text/RichText';
import styles from './BankDetails.module.css';
import { bankTexts as texts } from './bank-texts';
import { TagEditor } from './TagEditor';

/** The whole question with its key, its tags, and the quizzes that hold it. */
export function BankDetails({ found: { question, tags, quizzes } }: { found: BankQuestion }) {
  const draft = toDraft(question);
  const { KeyedAnswer } = showingOf(draft);
  const isInTrash = quizzes.find(({ questionId }) => questionId === question._id)?.isInTrash ?? false;
  return (
    <>
      <FormattedTexts of={question}>
        <div className={styles.whole}>
          <QuestionText
            text={question.text}
            heading={(lead) => (
              <div className="font-medium" dir="auto">
                {lead}
              </div>
            )}
          />
          <KeyedAnswer draft={draft} />
          {question.imageUrl && (
            <img
              src={question.imageUrl}
              alt={question.imageAlt ?? ''}
              className={styles.image}
              loading="lazy"
            />
          )}
          {question.explanation && (
            <div>
              <b>{texts.explanation}</b>
              <RichText text={question.explanation} isBlock />
            </div>
          )}
        </div>
      </FormattedTexts>
      <div className={styles.beside}>
        <p className="text-xs font-semibold">{texts.quizzes}</p>
        <ul className={styles.quizzes} aria-label={texts.quizzes}>
          {quizzes.map(({ questionId, quizId, title, isInTrash: isGone }) => (
            <li key={questionId} dir="auto">
              {isGone ? (
                <>
                  {title} <span className="text-warn">{texts.inTrash}</span>
                </>
              ) : (
                <Link href={teacherPaths.question(quizId, questionId)}>{title}</Link>
              )}
            </li>
          ))}
        </ul>
        <p className="text-xs font-semibold">{texts.tags}</p>
        {isInTrash ? <p>{texts.tagsInTrash}</p> : <TagEditor questionId={question._id} tags={tags} />}
      </div>
    </>
  );
}
