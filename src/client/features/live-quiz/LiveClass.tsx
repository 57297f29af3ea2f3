import { ClockPlus, Pause, RotateCcw, ServerOff } from 'lucide-react';
import { type ComponentProps, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { useMay } from '../../colleagues/use-may';
import { prepared, whenIdle } from '../../platform/prepared';
import { Banner } from '../../ui/Banner';
import { Card } from '../../ui/Card';
import { CopyButton } from '../../ui/CopyButton';
import { EmptyState } from '../../ui/EmptyState';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { AnswersPanel } from './answers/AnswersPanel';
import { LateSubmissions } from './LateSubmissions';
import styles from './LiveClass.module.css';
import { GiveTimeDialog, ReopenDialog } from './MinutesDialogs';
import { MessageBox, TO_ALL } from './messages/MessageBox';
import { ReadMessages } from './messages/SentMessages';
import { nameInClass } from './name-in-class';
import { OrderedStudents } from './students/OrderedStudents';
import type { StudentAct } from './students/StudentRow';
import { texts } from './texts';

// Opened by a click; prefetched once the class is shown.
const FocusLossesDialog = prepared(
  async () => (await import('../../desk/focus-losses/FocusLossesDialog')).FocusLossesDialog,
);

type LiveClassProps = Omit<ComponentProps<typeof OrderedStudents>, 'onAct'>;

/** The class and its answers, with the message box at the foot. */
export function LiveClass({ quiz, ...names }: LiveClassProps) {
  // On narrow screens, the visible one of the two.
  const [part, setPart] = useState<'class' | 'answers'>('class');
  const [to, setTo] = useState(TO_ALL);
  const [dialog, setDialog] = useState<OpenDialog | undefined>();
  const field = useRef<HTMLInputElement>(null);
  const mayWrite = useMay('mark');
  useEffect(() => whenIdle(FocusLossesDialog.prepare), []);
  const act = useCallback((kind: StudentAct, attemptId: string) => {
    if (kind !== 'message') setDialog({ act: kind, attemptId });
    else {
      setTo(attemptId);
      // A hidden field cannot take the focus.
      flushSync(() => setPart('answers'));
      field.current?.focus();
    }
  }, []);
  if (quiz.students.length === 0)
    return (
      <>
        <NobodyYet quiz={quiz} />
        {quiz.absent.length > 0 && <OrderedStudents quiz={quiz} onAct={act} {...names} />}
      </>
    );
  return (
    <div className={styles.page} data-part={part}>
      <div className={styles.parts}>
        <SegmentedControl
          label={texts.parts}
          labelHidden
          options={[
            { value: 'class', label: texts.classPart(quiz.students.length) },
            { value: 'answers', label: texts.answersPart },
          ]}
          value={part}
          onChange={setPart}
        />
      </div>
      <div className={styles.class}>
        {quiz.pausedSince !== null && (
          <Banner tone="info" role="status" className={styles.paused}>
            {texts.pausedSince(quiz.pausedSince)}
          </Banner>
        )}
        <OrderedStudents quiz={quiz} onAct={act} {...names} />
        {quiz.late.length > 0 && (
          <div className={styles.more}>
            <LateSubmissions quizId={quiz.quizId} submissions={quiz.late} />
          </div>
        )}
        {quiz.clock.length > 0 && (
          <div className={styles.more}>
            <ClockSection quiz={quiz} />
          </div>
        )}
      </div>
      <aside className={styles.side} aria-label={texts.answersAndMessages}>
        <div className={styles.stays}>
          <AnswersPanel quizId={quiz.quizId} />
          {mayWrite ? (
            <MessageBox quiz={quiz} to={to} onTo={setTo} field={field} />
          ) : (
            <ReadMessages quiz={quiz} />
          )}
        </div>
      </aside>
      <StudentDialog quiz={quiz} dialog={dialog} onClose={() => setDialog(undefined)} />
    </div>
  );
}

interface OpenDialog {
  readonly act: Exclude<StudentAct, 'message'>;
  readonly attemptId: string;
}

interface StudentDialogProps {
  quiz: LiveQuiz;
  dialog: OpenDialog | undefined;
  onClose: () => void;
}

function StudentDialog({ quiz, dialog, onClose }: StudentDialogProps) {
  const student = quiz.students.find(({ attemptId }) => attemptId === dialog?.attemptId);
  if (!student) return null;
  const open = { quizId: quiz.quizId, student, onClose };
  if (dialog?.act === 'time') return <GiveTimeDialog {...open} />;
  if (dialog?.act === 'reopen') return <ReopenDialog {...open} />;
  const { attemptId, studentName, submittedAt } = student;
  return (
    <Suspense>
      <FocusLossesDialog.Screen {...open} {...{ attemptId, studentName }} isRunning={submittedAt === null} />
    </Suspense>
  );
}

const ICONS = { downtime: ServerOff, pause: Pause, extra: ClockPlus, reopened: RotateCcw };

/** All clock changes of this quiz, latest first. */
function ClockSection({ quiz }: { quiz: LiveQuiz }) {
  return (
    <section aria-labelledby="clock-moves" className="grid gap-3">
      <h2 id="clock-moves">{texts.clock}</h2>
      <Card>
        <ul className="grid gap-2 tabular-nums list-none">
          {quiz.clock.map((move) => {
            const Icon = ICONS[move.kind];
            return (
              <li key={`${move.kind} ${move.startedAt} ${move.attemptId}`} className={styles.move}>
                <Icon size={18} aria-hidden="true" />
                {texts.moved({ ...move, studentName: nameInClass(move, quiz) })}
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}

const GROUP = 4;

/** Before the first student joins: the ID to read aloud, or a note that the quiz is closed. */
function NobodyYet({ quiz: { shareId, acceptingResponses } }: { quiz: LiveQuiz }) {
  return (
    <EmptyState title={texts.nobody}>
      <p>{acceptingResponses ? texts.nobodyMore : texts.nobodyWhileClosed}</p>
      {shareId && (
        <div className={styles.share}>
          <p className={styles.id}>
            <span>{shareId.slice(0, GROUP)}</span>
            <span>{shareId.slice(GROUP)}</span>
          </p>
          <CopyButton text={shareId} />
        </div>
      )}
    </EmptyState>
  );
}
