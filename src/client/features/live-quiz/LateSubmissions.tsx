import { formatTime } from '../../../shared/languages/date-form';
import type { LateSubmission } from '../../../shared/supervision/schema';
import { nameAmong } from '../../../shared/tell-apart';
import { useMay } from '../../colleagues/use-may';
import { trpc } from '../../platform/trpc';
import { FormattedTexts, RichText } from '../../rich-text/RichText';
import { displayAnswer } from '../../rules/results/display';
import { Badge } from '../../ui/Badge';
import { ErrorState } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './LateSubmissions.module.css';
import { texts } from './texts';
import { useLiveAct } from './use-live-act';

interface LateSubmissionsProps {
  quizId: string;
  submissions: readonly LateSubmission[];
}

/** Late submissions, each to be accepted or ignored. */
export function LateSubmissions({ quizId, submissions }: LateSubmissionsProps) {
  const mayDecide = useMay('mark');
  return (
    <section id="late-submissions" aria-labelledby="late-submissions-title" className={styles.section}>
      <h2 id="late-submissions-title">{texts.lateSubmissions}</h2>
      {mayDecide && <p className="text-muted">{texts.lateHint}</p>}
      <ul className={styles.submissions}>
        {submissions.map((submission) => (
          <Late
            key={`${submission.attemptId} ${submission.receivedAt}`}
            quizId={quizId}
            submission={submission}
            name={nameAmong(submission, submissions)}
            mayDecide={mayDecide}
          />
        ))}
      </ul>
    </section>
  );
}

interface LateProps {
  quizId: string;
  submission: LateSubmission;
  name: string;
  mayDecide: boolean;
}

/** The changes of one late submission, and the decision. */
function Late({ quizId, submission, name, mayDecide }: LateProps) {
  const { attemptId, receivedAt, decision, changes } = submission;
  const act = useLiveAct({ failed: texts.decideFailed });
  const decide = trpc.supervision.decideLate.useMutation(act.options);
  const choose = (chosen: 'accepted' | 'ignored') => decide.mutate({ quizId, attemptId, decision: chosen });
  const isBusyWith = (chosen: string) => decide.isPending && decide.variables.decision === chosen;
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2 gap-x-4">
        <h3 className="text-h3">
          {name} <span className={styles.when}>{texts.cameAt(formatTime(receivedAt))}</span>
        </h3>
        {decision === null && !mayDecide && <Badge>{texts.undecided}</Badge>}
        {decision === null && mayDecide && (
          <div className="flex gap-2">
            <Button variant="secondary" busy={isBusyWith('ignored')} onClick={() => choose('ignored')}>
              <span>
                {texts.ignore}
                <VisuallyHidden> the late submission of {name}</VisuallyHidden>
              </span>
            </Button>
            <Button busy={isBusyWith('accepted')} onClick={() => choose('accepted')}>
              <span>
                {texts.accept}
                <VisuallyHidden> the late submission of {name}</VisuallyHidden>
              </span>
            </Button>
          </div>
        )}
        {decision !== null && (
          <Badge tone={decision === 'accepted' ? 'ok' : 'neutral'}>{texts[decision]}</Badge>
        )}
      </div>
      {act.failure && (
        <ErrorState
          message={act.failure}
          onRetry={() => decide.variables && decide.mutate(decide.variables)}
        />
      )}
      {changes.length === 0 && <p>{texts.changesNothing}</p>}
      <ol className="grid gap-3 list-none">
        {changes.map(({ questionNumber, questionText, formatted, stored, late, cameAt }) => (
          <li key={questionNumber} className={styles.change}>
            <FormattedTexts of={{ formatted }}>
              <div className={styles.question}>
                <span>{questionNumber}.</span> <RichText text={questionText} />
              </div>
            </FormattedTexts>
            <dl className={styles.answers}>
              <div>
                <dt>{texts.storedAnswer}</dt>
                <dd dir="auto">{stored === null ? texts.noAnswer : displayAnswer(stored)}</dd>
              </div>
              <div>
                <dt>{cameAt === undefined ? texts.lateAnswer : texts.lateAnswerAt(formatTime(cameAt))}</dt>
                <dd dir="auto">{late === null ? texts.noAnswer : displayAnswer(late)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Card>
  );
}
