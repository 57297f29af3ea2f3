import { useState } from 'react';
import type { Answer } from '../../../../shared/attempt/answer';
import { toPreviewQuestion } from '../../../../shared/question/asked-question';
import type { QuestionDraft } from '../../../../shared/question/draft';
import { QuestionView } from '../../../quiz-parts/QuestionView';
import { Card } from '../../../ui/Card';
import styles from './QuestionForm.module.css';

interface QuestionPreviewProps {
  draft: QuestionDraft;
  imageUrl: string | null;
  number: number;
}

/** The question as a student will see it, by the very component that runs the quiz; it can be tried out. */
export function QuestionPreview({ draft, imageUrl, number }: QuestionPreviewProps) {
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview" className={styles.previewTitle}>
        Preview
      </h2>
      <Card>
        {/* An answer tried out for one type is none for another. */}
        <TriedQuestion key={draft.type} {...{ draft, imageUrl, number }} />
      </Card>
    </section>
  );
}

function TriedQuestion({ draft, imageUrl, number }: QuestionPreviewProps) {
  const [answer, setAnswer] = useState<Answer | undefined>();
  return (
    <QuestionView
      question={toPreviewQuestion(draft, { imageUrl, blankText: 'Your question will stand here.' })}
      number={number}
      answer={answer}
      onAnswer={(next) => setAnswer(next ?? undefined)}
    />
  );
}
