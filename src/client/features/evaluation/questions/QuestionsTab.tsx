import { useMemo, useRef } from 'react';
import type { Question } from '../../../../shared/question/schema';
import { isText } from '../../../../shared/question-types/marking';
import { reviewGroups } from '../../../../shared/results/review-groups';
import type { QuizResults, Rescored } from '../../../../shared/results/schema';
import { Banner } from '../../../ui/Banner';
import { AnswerText, correctAnswerLabel, QuestionTitle } from '../QuestionTitle';
import { reviewCountsOf } from '../review';
import { texts } from '../texts';
import { GroupCard } from './GroupCard';
import { movedTexts } from './moved-texts';
import { NextToMark, ReviewBar } from './NextToMark';
import { groupsToMark } from './next-to-mark';
import { QuestionPicker } from './QuestionPicker';
import styles from './QuestionsTab.module.css';

interface QuestionsTabProps {
  results: QuizResults;
  questionId: string | null;
  onPick: (questionId: string) => void;
}

/** One question at a time with equal answers grouped, so that a class is marked in a few decisions. */
export function QuestionsTab({ results, questionId, onPick }: QuestionsTabProps) {
  const question = results.questions.find(({ _id }) => _id === questionId) ?? results.questions[0];
  if (!question) return null;
  return (
    <div className={styles.tab}>
      <QuestionPicker results={results} selected={question} onPick={onPick} />
      <QuestionAnswers key={question._id} results={results} question={question} onPick={onPick} />
    </div>
  );
}

interface QuestionAnswersProps {
  results: QuizResults;
  question: Question;
  onPick: (questionId: string) => void;
}

function QuestionAnswers({ results, question, onPick }: QuestionAnswersProps) {
  const list = useRef<HTMLOListElement>(null);
  const questionId = question._id;
  const number = results.questions.indexOf(question) + 1;
  const groups = useMemo(() => reviewGroups(results, questionId), [results, questionId]);
  const byId = new Map(results.results.map((student) => [student.studentId, student]));
  const visited = useRef<string>(undefined);
  const goToGroup = (key: string) => {
    const card = list.current?.children[groups.findIndex((group) => group.key === key)];
    if (!(card instanceof HTMLElement)) return;
    visited.current = key;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'center' });
  };
  const { toReview, suggested, total } = reviewCountsOf(results, questionId);
  const isRead = isText(question);
  const isReviewed = total > 0 && (isRead || toReview + suggested > 0);
  const next = groupsToMark(results, questionId, groups);
  // A group that was left unmarked is passed over until the others have had their turn.
  const following = () => next[(next.findIndex(({ key }) => key === visited.current) + 1) % next.length];
  const goOn = () => {
    const group = following();
    if (group) goToGroup(group.key);
  };
  const notice = results.graderNotices[questionId];
  return (
    <div className={styles.question}>
      <QuestionTitle question={question} number={number} heading="h2" />
      <p className={styles.model}>
        <span className={styles.label}>{correctAnswerLabel(question)}</span>
        <AnswerText answer={question.correctAnswer} />
      </p>
      {notice && <Banner tone="warn">{notice}</Banner>}
      {isReviewed && <NextToMark results={results} questionId={questionId} next={next} onGroup={goToGroup} />}
      {isRead && total > 0 && (
        <RescoredLine
          rescored={results.rescored[questionId]}
          nameOf={(id) => byId.get(id)?.studentName ?? texts.formerStudent}
        />
      )}
      <ol ref={list} className={styles.groups} aria-label={`Answers to question ${number}`}>
        {groups.map((group, index) => (
          <GroupCard
            key={group.key}
            question={question}
            group={group}
            place={index + 1}
            students={group.studentIds.flatMap((id) => byId.get(id) ?? [])}
          />
        ))}
      </ol>
      {isReviewed && (
        <ReviewBar
          results={results}
          questionId={questionId}
          onNext={next.length > 0 ? goOn : undefined}
          onQuestion={onPick}
        />
      )}
    </div>
  );
}

interface RescoredLineProps {
  rescored: Rescored | undefined;
  /** The name of a student of the class. */
  nameOf: (studentId: string) => string;
}

/** What the teacher's last marks changed among the suggestions, said once and calmly, with all of it to open. */
function RescoredLine({ rescored, nameOf }: RescoredLineProps) {
  return (
    <div className={styles.line}>
      <p role="status">{rescored ? movedTexts.line(rescored, nameOf) : movedTexts.before}</p>
      {rescored && rescored.changes.length > 0 && (
        <details className={styles.details}>
          <summary>{movedTexts.details(rescored.changes.length)}</summary>
          <ul className={styles.changes}>
            {rescored.changes.map((change) => (
              <li key={change.studentId}>
                <span className={styles.name}>{nameOf(change.studentId)}</span> {movedTexts.change(change)}
              </li>
            ))}
          </ul>
          <p className={styles.why}>{movedTexts.why(rescored.taught, nameOf)}</p>
        </details>
      )}
    </div>
  );
}
