import { useState } from 'react';
import type { Answer } from '../../../shared/attempt/answer';
import type { QuestionDraft } from '../../../shared/question/draft';
import type { PaperQuestion } from '../../../shared/question/schema';
import { QuestionView } from '../../quiz-parts/QuestionView';
import { Card } from '../../ui/Card';
import styles from './QuestionPreview.module.css';

interface QuestionPreviewProps {
  draft: QuestionDraft;
  imageUrl: string | null;
  number: number;
}

/** The question as a student will see it, by the very component that runs the quiz; it can be tried out. */
export function QuestionPreview({ draft, imageUrl, number }: QuestionPreviewProps) {
  const [answer, setAnswer] = useState<Answer | undefined>();
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview" className={styles.title}>
        Preview
      </h2>
      <Card>
        <QuestionView
          key={draft.type}
          question={paperOf(draft, imageUrl)}
          number={number}
          answer={fits(answer, draft) ? answer : undefined}
          onAnswer={(next) => setAnswer(next ?? undefined)}
        />
      </Card>
    </section>
  );
}

/** A half-written question, with words in the place of what is not written yet. */
function paperOf(draft: QuestionDraft, imageUrl: string | null): PaperQuestion {
  const { type, text, options, imageAlt, timeLimit, maximumMarks } = draft;
  const shown = options.map((option, index) => option.trim() || `Choice ${index + 1}`);
  return {
    ...{ _id: 'preview', type, imageUrl, imageAlt, timeLimit, maximumMarks },
    text: text.trim() || 'Your question will stand here.',
    options: [...new Set(shown)],
    ...(draft.partialCredit && { partialCredit: true }),
    ...{ min: finite(draft.min), max: finite(draft.max), step: finite(draft.step) },
  };
}

const finite = (number: number | null) => (number !== null && Number.isFinite(number) ? number : null);

/** An answer tried out for one type is none for another. */
function fits(answer: Answer | undefined, { type }: QuestionDraft): boolean {
  if (type === 'slider') return typeof answer === 'number';
  return type === 'msq' ? Array.isArray(answer) : typeof answer === 'string';
}
