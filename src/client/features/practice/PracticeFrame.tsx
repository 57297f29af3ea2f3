import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../ui/Button';
import { ThemeSwitch } from '../../ui/PageShell';
import { ProgressBar } from '../../ui/ProgressBar';
import styles from './PracticePage.module.css';
import { answeredIn, type Round } from './round';
import { texts } from './texts';

/** The sticky head: way back, title, today's progress and the theme button. */
export function PracticeHeader({ round }: { round: Round }) {
  return (
    <header className={styles.header}>
      <ButtonLink
        href={paths.student}
        variant="ghost"
        size="icon"
        className={styles.back}
        aria-label={texts.back}
        title={texts.back}
      >
        <ChevronDown size={22} aria-hidden="true" className={styles.arrow} />
      </ButtonLink>
      <h1 className={styles.title} dir="auto">
        {round.title === '' ? texts.practice : texts.title({ subject: round.title })}
      </h1>
      {round.asked && <Place round={round} />}
      <div className={styles.theme}>
        <ThemeSwitch />
      </div>
    </header>
  );
}

function Place({ round }: { round: Round }) {
  const done = answeredIn(round);
  if (round.isAhead) return <p className={styles.place}>{texts.placeAhead({ done })}</p>;
  const inAll = done + round.left;
  return (
    <div className={styles.place}>
      <span>{texts.place({ done, inAll })}</span>
      <ProgressBar className={styles.bar} label={texts.place({ done, inAll })} value={done} max={inAll} />
    </div>
  );
}

/** The page's main region as a reading column. */
export function PracticeMain({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <div className={styles.sheet}>{children}</div>
    </main>
  );
}
