import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { teacherPaths } from '../../../shared/teacher-paths';
import { ScreenHead } from '../../desk/ScreenHead';
import { Loaded } from '../../loading/Loaded';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { TextsIn } from '../../rich-text/RichText';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { EmptyState } from '../../ui/EmptyState';
import { PageShell } from '../../ui/PageShell';
import styles from './PrintQuiz.module.css';
import { AnswerKey, BlankSheet } from './Sheets';
import { texts } from './texts';

/** A printed quiz: a blank sheet, and the key on a separate sheet. */
export function PrintQuiz({ quizId }: { quizId: string }) {
  const [withKey, setWithKey] = useState(true);
  const query = trpc.quizzes.get.useQuery({ quizId });
  const quiz = query.data;
  useEffect(fitTablesToPaper, []);
  useSessionEnd(query.error);
  useDocumentTitle(quiz ? quiz.title : texts.title);
  const choices = (
    <div className={styles.choices}>
      <Checkbox
        label={texts.withKey}
        reason={texts.withKeyReason}
        checked={withKey}
        onChange={(event) => setWithKey(event.currentTarget.checked)}
      />
      <Button size="large" onClick={() => window.print()}>
        <Printer size={20} aria-hidden="true" /> {texts.print}
      </Button>
    </div>
  );
  return (
    <PageShell look="site">
      <div className={styles.page}>
        <div className={styles.controls}>
          <ScreenHead
            back={{ href: teacherPaths.questions(quizId), label: texts.back }}
            title={texts.title}
            actions={quiz && quiz.questions.length > 0 && choices}
          />
        </div>
        <Loaded query={query} failed={texts.loadFailed} shape={['30rem']}>
          {(shown) =>
            shown.questions.length === 0 ? (
              <EmptyState title={texts.empty} />
            ) : (
              <TextsIn lang={shown.lang}>
                <BlankSheet quiz={shown} />
                {withKey && <AnswerKey quiz={shown} />}
              </TextsIn>
            )
          }
        </Loaded>
      </div>
    </PageShell>
  );
}

/** The width available to a table on a sheet of A4, in CSS pixels. */
const ROOM_PX = 560;

/**
 * Marks tables wider than a sheet before printing, so that styles break their cells; returns a cleanup
 * function.
 */
function fitTablesToPaper(): () => void {
  const mark = () => {
    for (const table of document.querySelectorAll('table'))
      table.toggleAttribute('data-wide', leastWidthOf(table) > ROOM_PX);
  };
  window.addEventListener('beforeprint', mark);
  return () => window.removeEventListener('beforeprint', mark);
}

/** The width of a table with every possible line break. */
function leastWidthOf(table: HTMLTableElement): number {
  table.style.width = '0';
  const { scrollWidth } = table;
  table.style.width = '';
  return scrollWidth;
}
