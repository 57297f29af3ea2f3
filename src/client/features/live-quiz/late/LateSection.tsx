import type { LateSubmission } from '../../../../shared/supervision/schema';
import { texts } from '../texts';
import { LatePaper } from './LatePaper';
import styles from './LateSection.module.css';

/** Papers that came after their attempt was closed, each to be accepted or left aside. */
export function LateSection({ quizId, papers }: { quizId: string; papers: readonly LateSubmission[] }) {
  return (
    <section id="late-papers" aria-labelledby="late-papers-title" className={styles.section}>
      <h2 id="late-papers-title">{texts.latePapers}</h2>
      <p className={styles.hint}>{texts.lateHint}</p>
      <ul className={styles.papers}>
        {papers.map((paper) => (
          <LatePaper key={`${paper.attemptId} ${paper.receivedAt}`} quizId={quizId} paper={paper} />
        ))}
      </ul>
    </section>
  );
}
