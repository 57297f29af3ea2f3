import { Card } from '../../ui/Card';
import { CopyButton } from '../../ui/CopyButton';
import styles from './CodeCard.module.css';
import { classLink, typedClassLink } from './class-link';
import { texts } from './texts';

/** How the class signs in: the code large enough to be read from the screen, and the link. */
export function CodeCard({ code }: { code: string }) {
  return (
    <Card as="section" aria-labelledby="class-code" className={styles.card}>
      <div className={styles.words}>
        <h2 id="class-code">{texts.howToSignIn}</h2>
        <p className={styles.hint}>{texts.withCode}</p>
        <p className={styles.hint}>{texts.withAddress}</p>
      </div>
      <div className={styles.ways}>
        <p className={styles.label}>{texts.code}</p>
        <p className={styles.code}>{code}</p>
        <p className={styles.address}>{typedClassLink()}</p>
        <div className={styles.buttons}>
          <CopyButton text={code} label={texts.copyCode} />
          <CopyButton text={classLink(code)} label={texts.copyLink} />
        </div>
      </div>
    </Card>
  );
}
