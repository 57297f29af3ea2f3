import { useRef } from 'react';
import { groupAnswers } from '../../../../shared/marking/answer-groups';
import type { Question } from '../../../../shared/question/schema';
import type { QuizResults } from '../../../../shared/results/schema';
import { Banner } from '../../../ui/Banner';
import { AnswerText } from '../AnswerText';
import { correctAnswerLabel, QuestionTitle } from '../QuestionTitle';
import { standingOf } from '../review';
import { GroupCard } from './GroupCard';
import { NextToMark } from './NextToMark';
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
  const number = results.questions.indexOf(question) + 1;
  const groups = groupAnswers(
    results.results.map(({ studentId, answers }) => ({ studentId, answer: answers[question._id] })),
  );
  const byId = new Map(results.results.map((student) => [student.studentId, student]));
  const goToGroup = (key: string) => {
    const card = list.current?.children[groups.findIndex((group) => group.key === key)];
    if (!(card instanceof HTMLElement)) return;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'center' });
  };
  const { toReview, suggested } = standingOf(results, question._id);
  const isText = question.type === 'short' || question.type === 'long';
  const notice = results.graderNotices[question._id];
  return (
    <div className={styles.question}>
      <QuestionTitle question={question} number={number} heading="h2" />
      <p className={styles.model}>
        <span className={styles.label}>{correctAnswerLabel(question)}</span>
        <AnswerText answer={question.correctAnswer} />
      </p>
      {notice && <Banner tone="warn">{notice}</Banner>}
      {(isText || toReview + suggested > 0) && (
        <NextToMark
          results={results}
          questionId={question._id}
          next={groupsToMark(results, question._id, groups)}
          onGroup={goToGroup}
          onQuestion={onPick}
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
    </div>
  );
}
