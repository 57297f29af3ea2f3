import { useMemo } from 'react';
import type { PupilReport } from '../../../../shared/reports/schema';
import { formatDate } from '../../../platform/date-format';
import { fitSheet, type SheetComment } from '../../../rules/reports/fit-sheet';
import styles from './ParentSheet.module.css';
import { SheetQuizzes } from './SheetQuizzes';
import { SheetTopics } from './SheetTopics';
import { sheetTexts as texts } from './texts';

interface ParentSheetProps {
  report: PupilReport;
  /** The teacher's note, which is not stored. */
  note: string;
}

/** One page about one pupil for the parents. */
export function ParentSheet({ report, note }: ParentSheetProps) {
  const content = useMemo(() => fitSheet(report, note), [report, note]);
  const { name, number, className, schoolName, from, to, madeAt } = report;
  const period = texts.period(from === null ? null : formatDate(from), formatDate(to ?? madeAt));
  const facts = [texts.className(className), ...(number === null ? [] : [texts.number(number)]), period];
  return (
    <article className={styles.sheet} aria-label={texts.label(name)}>
      <header className={styles.head}>
        <p className={styles.place}>
          <strong dir="auto">{schoolName}</strong>
          <span>{texts.made(formatDate(madeAt))}</span>
        </p>
        <h2 dir="auto">{name}</h2>
        <p dir="auto">{facts.join(' · ')}</p>
      </header>
      <SheetQuizzes quizzes={content.quizzes} leftOut={content.quizzesLeftOut} report={report} />
      {content.topics.length > 0 && <SheetTopics topics={content.topics} leftOut={content.topicsLeftOut} />}
      {(content.comments.length > 0 || content.commentsLeftOut > 0) && (
        <Comments {...{ ...content, leftOut: content.commentsLeftOut }} />
      )}
      {content.note !== '' && (
        <section>
          <h3>{texts.note}</h3>
          <p className={styles.note} dir="auto">
            {content.note}
          </p>
        </section>
      )}
      <footer className={styles.signatures}>
        <span>{texts.teacherSigns}</span>
        <span>{texts.parentSigns}</span>
      </footer>
    </article>
  );
}

interface CommentsProps {
  comments: readonly SheetComment[];
  leftOut: number;
  isCut: boolean;
}

function Comments({ comments, leftOut, isCut }: CommentsProps) {
  const more = [...(isCut ? [texts.cut] : []), ...(leftOut > 0 ? [texts.moreComments(leftOut)] : [])];
  return (
    <section>
      <h3>{texts.comments}</h3>
      <ul className={styles.comments}>
        {comments.map(({ title, questionNumber, text }, at) => (
          <li key={at}>
            <strong dir="auto">
              {[title, ...(questionNumber === null ? [] : [texts.question(questionNumber)])].join(', ')}:
            </strong>{' '}
            <span dir="auto">{text}</span>
          </li>
        ))}
      </ul>
      {more.length > 0 && <p className={styles.small}>{more.join(' ')}</p>}
    </section>
  );
}
