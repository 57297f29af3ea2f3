import { useState } from 'react';
import type { Answer } from '../../../../shared/answer/answer';
import { toPreviewQuestion } from '../../../../shared/question/asked-question';
import { QuestionView } from '../../../question-types/QuestionView';
import { draftOf } from '../forms/question-form';
import type { ListedQuestion } from '../list-questions';
import styles from '../SideColumn.module.css';

/** A live preview of the question, rendered by the component that runs the quiz. */
export function QuestionPreview({ question }: { question: ListedQuestion }) {
  // An answer tried for one type does not apply to another.
  return <TriedQuestion key={question.form.type} question={question} />;
}

function TriedQuestion({ question: { form, imageUrl, number } }: { question: ListedQuestion }) {
  const [answer, setAnswer] = useState<Answer | undefined>();
  const blankText = 'Your question will appear here.';
  return (
    <div className={styles.card}>
      <QuestionView
        question={toPreviewQuestion(draftOf(form), { imageUrl, blankText })}
        number={number}
        answer={answer}
        onAnswer={(next) => setAnswer(next ?? undefined)}
      />
    </div>
  );
}
