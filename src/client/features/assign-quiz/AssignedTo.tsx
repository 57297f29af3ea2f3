import type { Assignment } from '../../../shared/assignment/schema';
import { windowText } from '../../platform/window-text';
import { Card } from '../../ui/Card';
import styles from './AssignForm.module.css';
import { texts } from './texts';

/** Who takes the quiz and when, for whoever may not change it. */
export function AssignedTo({ assignment }: { assignment: Assignment }) {
  const { classes } = assignment;
  return (
    <Card as="section" aria-labelledby="assign-rule">
      <h2 id="assign-rule" className={styles.title}>
        {texts.whoAndWhen}
      </h2>
      <p dir="auto">
        {classes.length === 0
          ? texts.notAssigned
          : texts.assignedTo(
              classes.map(({ name }) => name),
              windowText(assignment),
            )}
      </p>
    </Card>
  );
}
