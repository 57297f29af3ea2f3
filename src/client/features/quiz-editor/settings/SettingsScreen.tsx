import { useLocation } from 'wouter';
import { covers } from '../../../../shared/access/rights';
import type { Quiz } from '../../../../shared/quiz/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { ownerName, readOnlyTexts } from '../../../colleagues/right-texts';
import { useRight } from '../../../colleagues/use-may';
import { HeadActions } from '../../../desk/frame/HeadActions';
import { Loaded } from '../../../loading/Loaded';
import { KeptOffer } from '../../../pending/KeptOffer';
import { isSaveShortcut } from '../../../platform/shortcuts';
import { trpc } from '../../../platform/trpc';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { useSessionEnd } from '../../../platform/use-teacher-login';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { MissingTimes } from '../MissingTimes';
import { SaveStatus } from '../SaveStatus';
import { texts } from '../texts';
import { useWriting } from '../writing/use-writing';
import { SettingsFields } from './SettingsFields';
import { SettingsNotices } from './SettingsNotices';
import styles from './SettingsScreen.module.css';
import { useSettings } from './use-settings';

interface SettingsScreenProps {
  quizId: string;
  /** Whether the quiz is new and never saved by hand. */
  isNew: boolean;
}

/** The settings of the whole quiz, each saving itself. */
export function SettingsScreen({ quizId, isNew }: SettingsScreenProps) {
  const query = trpc.quizzes.get.useQuery({ quizId });
  useSessionEnd(query.error);
  const right = useRight();
  useDocumentTitle(`${isNew ? texts.create : texts.edit}${query.data ? `: ${query.data.title}` : ''}`);
  return (
    <Loaded query={query} failed={texts.loadFailed} shape={['24rem']}>
      {(quiz) =>
        covers(right ?? quiz.right, 'edit') ? (
          <OpenSettings key={quizId} quiz={quiz} isNew={isNew} />
        ) : (
          <EmptyState title={readOnlyTexts.settingsTitle}>
            {readOnlyTexts.settingsMore(ownerName(quiz))}
          </EmptyState>
        )
      }
    </Loaded>
  );
}

function OpenSettings({ quiz, isNew }: { quiz: Quiz; isNew: boolean }) {
  const [, navigate] = useLocation();
  const { writing, state, offered } = useWriting(quiz);
  const onSaved = () => {
    if (isNew) navigate(teacherPaths.settings(quiz._id), { replace: true });
  };
  const edit = useSettings({ quiz, writing, state, isNew, onSaved });
  const untimed = quiz.questions.filter(({ timeLimit }) => timeLimit === null);
  return (
    <form
      className="grid grid-cols-1 gap-3"
      noValidate
      autoComplete="off"
      onKeyDown={(event) => {
        if (!isSaveShortcut(event)) return;
        event.preventDefault();
        void writing.flush();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!edit.isSaving) void edit.save();
      }}
    >
      <HeadActions>
        <SaveStatus writing={writing} state={state} />
      </HeadActions>
      <h2 className={styles.heading}>{isNew ? texts.create : texts.edit}</h2>
      {offered && <KeptOffer offered={offered} />}
      <SettingsNotices edit={edit} />
      <SettingsFields edit={edit} hasStarted={quiz.hasStarted}>
        {edit.settings.useQuestionTimer && !quiz.hasStarted && untimed.length > 0 && (
          <MissingTimes count={untimed.length} writing={writing} />
        )}
      </SettingsFields>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busy={edit.isSaving}
        busyLabel="Saving…"
      >
        Save
      </Button>
    </form>
  );
}
