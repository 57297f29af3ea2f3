import { groupAnswers } from '../../../../shared/marking/answer-groups';
import type { Question } from '../../../../shared/question/schema';
import type { QuizResults } from '../../../../shared/results/schema';
import { AnswerText } from '../AnswerText';
import { correctAnswerLabel, QuestionTitle } from '../QuestionTitle';
import { GroupCard } from './GroupCard';
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
      <QuestionAnswers key={question._id} results={results} question={question} />
    </div>
  );
}

function QuestionAnswers({ results, question }: { results: QuizResults; question: Question }) {
  const number = results.questions.indexOf(question) + 1;
  const groups = groupAnswers(
    results.results.map(({ studentId, answers }) => ({ studentId, answer: answers[question._id] })),
  );
  const byId = new Map(results.results.map((student) => [student.studentId, student]));
  return (
    <div className={styles.question}>
      <QuestionTitle question={question} number={number} heading="h2" />
      <p className={styles.model}>
        <span className={styles.label}>{correctAnswerLabel(question)}</span>
        <AnswerText answer={question.correctAnswer} />
      </p>
      <ol className={styles.groups} aria-label={`Answers to question ${number}`}>
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
