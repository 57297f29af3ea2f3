import { useMay } from '../../../quiz-parts/use-may';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import styles from './NamesHidden.module.css';
import { namesTexts } from './names-texts';
import { ShowNamesButton } from './ShowNamesDialog';

interface NamesHiddenProps {
  quizId: string;
  onMark: () => void;
}

/** Replaces the student list while names are hidden. */
export function NamesHidden({ quizId, onMark }: NamesHiddenProps) {
  const mayMark = useMay('mark');
  return (
    <EmptyState
      title={namesTexts.hidden}
      action={
        <div className={styles.acts}>
          <Button variant="secondary" onClick={onMark}>
            {mayMark ? namesTexts.markByQuestion : namesTexts.readByQuestion}
          </Button>
          {mayMark && <ShowNamesButton quizId={quizId} variant="ghost" />}
        </div>
      }
    >
      {namesTexts.why}
    </EmptyState>
  );
}
