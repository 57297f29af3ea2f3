import { type ComponentProps, useEffect, useRef } from 'react';
import { TITLE_MAXIMUM_LENGTH } from '../../../shared/constants';
import { isPlainEnter } from '../../platform/shortcuts';
import { setTyped } from '../../platform/typed-ahead';
import { Skeleton } from '../../ui/Skeleton';
import { TextField } from '../../ui/TextField';
import { Frame } from '../frame/Frame';
import frame from '../frame/Frame.module.css';
import { QuizTabs } from '../quiz-frame/QuizTabs';
import { BACK_TO_DASHBOARD } from '../ScreenHead';
import styles from './NewQuiz.module.css';

interface NewQuizPlaceProps {
  teacher: ComponentProps<typeof Frame>['teacher'];
  /** The title until one is typed. */
  title: string;
}

/** The editor of a quiz that is not stored yet: the letters typed into its title are the editor's to take. */
export function NewQuizPlace({ teacher, title }: NewQuizPlaceProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Frame
      teacher={teacher}
      back={BACK_TO_DASHBOARD}
      title={<h1 className={frame.title}>Quiz</h1>}
      tabs={
        <div inert className={styles.tabs}>
          <QuizTabs quizId="" page="questions" quiz={undefined} onAim={() => undefined} />
        </div>
      }
      actions={null}
    >
      <div className={styles.place}>
        <section className={styles.fields} aria-label="New quiz">
          <TextField
            ref={field}
            label="Title"
            maxLength={TITLE_MAXIMUM_LENGTH}
            defaultValue={title}
            onInput={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (!isPlainEnter(event)) return;
              const { currentTarget } = event;
              setTyped(`${currentTarget.value}\n`);
              // The letters from here on are the first question's.
              currentTarget.blur();
            }}
          />
        </section>
        <Skeleton height="20rem" />
      </div>
    </Frame>
  );
}
