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
import { fitTablesToPaper } from './wide-tables';

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
