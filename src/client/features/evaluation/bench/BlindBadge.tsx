import { EyeOff } from 'lucide-react';
import { useMay } from '../../../quiz-parts/use-may';
import { Badge } from '../../../ui/Badge';
import { namesTexts } from '../names/names-texts';
import { ShowNamesButton } from '../names/ShowNamesButton';
import styles from './BlindBadge.module.css';

/** Says that the names are hidden, and leads to them. */
export function BlindBadge({ quizId }: { quizId: string }) {
  const mayMark = useMay('mark');
  return (
    <div className={styles.blind}>
      <Badge>
        <EyeOff aria-hidden="true" />
        {namesTexts.hidden}
      </Badge>
      {mayMark && <ShowNamesButton quizId={quizId} variant="ghost" className={styles.show} />}
    </div>
  );
}
