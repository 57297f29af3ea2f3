import type { AnswerGroup } from '../../../../shared/marking/answer-groups';
import type { ReviewGroup } from '../../../../shared/results/review-groups';
import { Badge } from '../../../ui/Badge';
import { AnswerText } from '../AnswerText';
import { texts } from '../texts';
import styles from './Wordings.module.css';

/** What the students of a group wrote, each wording once, and by how many. */
export function Wordings({ group: { wordings, studentIds } }: { group: ReviewGroup }) {
  const [most, ...others] = wordings;
  return (
    <div className={styles.wordings}>
      <p className={styles.most}>
        <Quote wording={most} /> <Badge>{texts.students(studentIds.length)}</Badge>
        {others.length > 0 && (
          <>
            {' '}
            <Badge>{texts.wordings(wordings.length)}</Badge>
          </>
        )}
      </p>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((wording) => (
            <li key={wording.key}>
              <Quote wording={wording} />{' '}
              {wording.studentIds.length > 1 && (
                <span className={styles.count}>{texts.students(wording.studentIds.length)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Quote({ wording: { answer } }: { wording: AnswerGroup }) {
  if (answer === undefined) return <AnswerText answer={undefined} />;
  return (
    <>
      “<AnswerText answer={answer} />”
    </>
  );
}
