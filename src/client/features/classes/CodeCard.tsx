import type { SchoolClass } from '../../../shared/classes/schema';
import { useMay } from '../../colleagues/use-may';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { CopyButton } from '../../ui/CopyButton';
import styles from './CodeCard.module.css';
import { classLink, typedClassLink } from './class-sign-in';
import { signInTexts, texts } from './texts';
import { useSlipsOnly } from './use-slips-only';

interface CodeCardProps {
  schoolClass: SchoolClass;
  /** How many students cannot sign in yet. */
  waiting?: number;
}

/** How a class signs in: the code, legible from the back row, the link, and the slips-only switch. */
export function CodeCard({ schoolClass, waiting = 0 }: CodeCardProps) {
  const { code, slipsOnly } = schoolClass;
  const mayChange = useMay('mark');
  const { isBusy, change, failure } = useSlipsOnly(schoolClass);
  return (
    <Card as="section" aria-labelledby="class-code" className={styles.card}>
      <div className={styles.words}>
        <h2 id="class-code">{texts.howToSignIn}</h2>
        {waiting > 0 && <p className={styles.waiting}>{texts.waiting(waiting)}</p>}
        <p className={styles.hint}>{slipsOnly ? signInTexts.withSlip : texts.withCode}</p>
        <p className={styles.hint}>{texts.withAddress}</p>
      </div>
      <div className={styles.ways}>
        <p className="text-muted text-xs">{texts.code}</p>
        <p className={styles.code}>{code}</p>
        <p className="text-muted text-xs break-anywhere">{typedClassLink()}</p>
        <div className={styles.buttons}>
          <CopyButton text={code} label={texts.copyCode} />
          <CopyButton text={classLink(code)} label={texts.copyLink} />
        </div>
      </div>
      {mayChange && (
        <Checkbox
          className={styles.slips}
          label={signInTexts.slipsOnly}
          reason={failure ?? signInTexts.slipsOnlyMeans}
          checked={slipsOnly}
          disabled={isBusy}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
      )}
    </Card>
  );
}
