import { ClipboardPaste, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Question } from '../../../shared/question/schema';
import type { Quiz } from '../../../shared/quiz/schema';
import { NEW_QUESTION, teacherPaths } from '../../../shared/teacher-paths';
import type { QuizForm } from '../../quiz-parts/quiz-drafts';
import { announce } from '../../ui/Announcer';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ConfirmDialog } from '../../ui/Dialog';
import { EmptyState } from '../../ui/EmptyState';
import { MissingTimes } from './MissingTimes';
import { QuestionRow } from './QuestionRow';
import styles from './QuizEditor.module.css';
import { inOrder } from './quiz-form';
import { fieldIds, texts } from './texts';
import { useQuestionDeletion, useQuestionDuplication } from './use-question-acts';

interface QuestionListProps {
  quiz: Quiz;
  /** Whether the quiz was never saved by hand, which its questions' addresses carry along. */
  isNew: boolean;
  values: QuizForm;
  error: string | undefined;
  /** Told the ids of the questions in their new order. */
  onOrder: (order: readonly string[]) => void;
  onPaste: () => void;
}

/** The questions in their order: add, move, edit, delete. */
export function QuestionList({ quiz, isNew, values, error, onOrder, onPaste }: QuestionListProps) {
  const [toDelete, setToDelete] = useState<Question | undefined>();
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useQuestionDeletion(quiz._id);
  const duplication = useQuestionDuplication(quiz._id);
  const questions = inOrder(quiz.questions, values.order);
  const untimed = questions.filter(({ timeLimit }) => timeLimit === null);

  const move = (index: number, to: number) => {
    const id = values.order[index];
    if (id === undefined) return;
    onOrder(values.order.toSpliced(index, 1).toSpliced(to, 0, id));
    announce(texts.moved(to + 1, questions.length));
  };

  const confirmDeletion = async (question: Question) => {
    await deletion.remove(question._id);
    setToDelete(undefined);
    heading.current?.focus();
  };

  const addressOf = (questionId: string) => teacherPaths.question(quiz._id, questionId, { isNew });
  return (
    <section aria-labelledby={fieldIds.questions}>
      <Card className={styles.panel}>
        <div className={styles.listHead}>
          <h2 id={fieldIds.questions} ref={heading} tabIndex={-1}>
            Questions {questions.length > 0 && <span className={styles.count}>{questions.length}</span>}
          </h2>
          {!quiz.hasStarted && (
            <div className={styles.add}>
              <Button variant="ghost" onClick={onPaste}>
                <ClipboardPaste size={18} aria-hidden="true" /> {texts.paste}
              </Button>
              <Button variant="secondary" onClick={() => navigate(addressOf(NEW_QUESTION))}>
                <Plus size={18} aria-hidden="true" /> Add Question
              </Button>
            </div>
          )}
        </div>
        {quiz.hasStarted && <Banner tone="info">{texts.questionsFrozen}</Banner>}
        {error && <p className={styles.error}>{error}</p>}
        {deletion.failure && (
          <Banner tone="bad" role="alert" onDismiss={deletion.dismissFailure}>
            {deletion.failure}
          </Banner>
        )}
        {duplication.failure && (
          <Banner tone="bad" role="alert" onDismiss={duplication.dismissFailure}>
            {duplication.failure}
          </Banner>
        )}
        {values.useQuestionTimer && !quiz.hasStarted && untimed.length > 0 && (
          <MissingTimes quizId={quiz._id} questions={untimed} />
        )}
        {questions.length === 0 && <EmptyState title={texts.noQuestions}>{texts.noQuestionsHint}</EmptyState>}
        <ol className={styles.list}>
          {questions.map((question, index) => (
            <QuestionRow
              key={question._id}
              question={question}
              number={index + 1}
              count={questions.length}
              useQuestionTimer={values.useQuestionTimer}
              frozen={quiz.hasStarted}
              onEdit={() => navigate(addressOf(question._id))}
              duplicating={duplication.copying === question._id}
              onMove={(to) => move(index, to)}
              onDuplicate={() => void duplication.duplicate(question, index + 1)}
              onDelete={() => setToDelete(question)}
            />
          ))}
        </ol>
      </Card>
      <ConfirmDialog
        open={toDelete !== undefined}
        title="Delete question"
        body={texts.deleteConfirm}
        confirmLabel="Delete"
        tone="danger"
        busy={deletion.removing}
        onConfirm={() => toDelete && void confirmDeletion(toDelete)}
        onCancel={() => setToDelete(undefined)}
      />
    </section>
  );
}
