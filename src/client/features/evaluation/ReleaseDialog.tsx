import { type ComponentProps, useState } from 'react';
import { Link } from 'wouter';
import { LIVE_POLL_MS } from '../../../shared/constants';
import { reviewLeft } from '../../../shared/results/review-left';
import type { QuizResults } from '../../../shared/results/schema';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { useMay } from '../../colleagues/use-may';
import { CollectDialog } from '../../desk/collect/CollectDialog';
import { collectTexts } from '../../desk/collect/collect-texts';
import { trpc } from '../../platform/trpc';
import { usePolling } from '../../platform/use-polling';
import { timedStage } from '../../rules/quiz/stage';
import type { KeyAlarm } from '../../rules/results/key-alarms';
import { uncheckedCount } from '../../rules/results/unchecked';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { ConfirmDialog } from '../../ui/Dialog';
import { SegmentedControl } from '../../ui/SegmentedControl';
import styles from './ReleaseDialog.module.css';
import { ReleaseTime, SetRelease, useReleaseTime } from './ReleaseTime';
import { toReviewByQuestion, unreviewedOf } from './review';
import { releaseTexts, texts } from './texts';
import { useMarking } from './use-marking';
import { useViewAddress } from './use-view-address';

interface ReleaseDialogProps {
  results: QuizResults;
  alarms: readonly KeyAlarm[];
  say: (text: string) => void;
  onClose: () => void;
}

const WHEN = [
  { value: 'now', label: releaseTexts.now },
  { value: 'later', label: releaseTexts.later },
] as const;

/** Explains a release, immediate or timed; unreviewed marks take a second step. It warns but never blocks. */
export function ReleaseDialog({ results, alarms, say, onClose }: ReleaseDialogProps) {
  const { quizId } = results;
  const isSet = timedStage(results) === 'timed';
  const [step, setStep] = useState<'release' | 'review' | 'collect'>('release');
  const [when, setWhen] = useState<'now' | 'later'>(isSet ? 'later' : 'now');
  const time = useReleaseTime({ results, say, onDone: onClose });
  const { data: live } = trpc.supervision.live.useQuery(
    { quizId },
    usePolling(() => LIVE_POLL_MS),
  );
  const { release, isReleasing } = useRelease({ quizId, say, onSettled: onClose });
  const setLabel = isSet ? releaseTexts.changeTime : releaseTexts.setTime;
  const toReview = toReviewByQuestion(results);
  const heldBack = results.results.filter((student) => student.heldBack !== null).length;
  const running = live?.students.filter(({ submittedAt }) => submittedAt === null) ?? [];
  const hasMakeUps = live?.absent.some(({ outlastsRelease }) => outlastsRelease);
  const working = running.map(({ studentName }) => studentName);

  if (step === 'collect') {
    return (
      <CollectDialog
        {...{ quizId, working }}
        onCollected={({ message, collected }) => {
          say(collected > 0 ? `${message} ${releaseTexts.thenEvaluate}` : message);
          onClose();
        }}
        onClose={() => setStep('release')}
      />
    );
  }
  if (step === 'review') {
    return (
      <UnreviewedDialog
        toReview={toReview}
        busy={isReleasing}
        onConfirm={release}
        onCancel={() => setStep('release')}
      />
    );
  }
  return (
    <ConfirmDialog
      key="release"
      open
      title={`${texts.releaseScores}?`}
      body={
        <>
          <SetRelease results={results} busy={time.isBusy} onCancel={time.cancel} />
          <SegmentedControl label={releaseTexts.when} options={WHEN} value={when} onChange={setWhen} />
          {when === 'now' ? <p className="mt-3">{texts.releaseConfirm}</p> : <ReleaseTime {...time.field} />}
          {live?.acceptingResponses && (
            <p className="mt-3">{hasMakeUps ? releaseTexts.closesButFor : releaseTexts.closes}</p>
          )}
          {working.length > 0 && <StillWorking names={working} onCollect={() => setStep('collect')} />}
          {live && live.absent.length > 0 && <AbsentLine quizId={quizId} absent={live.absent} />}
          {heldBack > 0 && <p className="mt-3">{releaseTexts.heldBack(heldBack)}</p>}
          <UnreviewedLine results={results} />
          {alarms.length > 0 && <KeyAlarmList alarms={alarms} className={styles.warning} onLeave={onClose} />}
        </>
      }
      confirmLabel={when === 'now' ? texts.releaseScores : setLabel}
      cancelLabel={isSet ? releaseTexts.close : undefined}
      busy={isReleasing || time.isBusy}
      onConfirm={() => {
        if (when === 'later') time.set();
        else if (toReview.length > 0) setStep('review');
        else release();
      }}
      onCancel={onClose}
    />
  );
}

type UnreviewedProps = Pick<ComponentProps<typeof ConfirmDialog>, 'busy' | 'onConfirm' | 'onCancel'> & {
  toReview: ReturnType<typeof toReviewByQuestion>;
};

/** The second step over open decisions, by question. */
function UnreviewedDialog({ toReview, ...dialog }: UnreviewedProps) {
  return (
    <ConfirmDialog
      {...dialog}
      open
      title={releaseTexts.reviewTitle}
      body={
        <>
          <p>{releaseTexts.reviewBody}</p>
          <ul className={styles.toReview}>
            {toReview.map(({ number, count }) => (
              <li key={number}>{releaseTexts.toReview(number, count)}</li>
            ))}
          </ul>
        </>
      }
      confirmLabel={releaseTexts.releaseAnyway}
      cancelLabel={releaseTexts.goBack}
    />
  );
}

/** The students still working, the effect on the others, and a button to collect. */
function StillWorking({ names, onCollect }: { names: readonly string[]; onCollect: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 mt-3">
      <p>
        <b>{collectTexts.working(names)}</b> {releaseTexts.keyWaits}
      </p>
      <Button variant="secondary" onClick={onCollect}>
        {collectTexts.collect}
      </Button>
    </div>
  );
}

/** The members of the quiz's classes who have not taken it, and a link to a make-up. */
function AbsentLine({ quizId, absent }: Pick<LiveQuiz, 'quizId' | 'absent'>) {
  const mayAssign = useMay('edit');
  const makeUps = absent.filter(({ outlastsRelease }) => outlastsRelease).length;
  return (
    <p className={styles.warning}>
      {releaseTexts.absent(
        absent.length,
        absent.map(({ className }) => className),
        makeUps,
      )}{' '}
      {mayAssign && makeUps < absent.length && (
        <Link href={teacherPaths.assign(quizId)} className={styles.link}>
          {releaseTexts.makeUpFirst}
        </Link>
      )}
    </p>
  );
}

/** The number of unreviewed suggestions; nothing if there are none. */
function UnreviewedLine({ results }: { results: QuizResults }) {
  const unreviewed = unreviewedOf(results);
  if (unreviewed.answers === 0) return null;
  const { decisions } = reviewLeft(results);
  const unchecked = uncheckedCount(results);
  return (
    <p className={styles.warning}>
      {texts.unreviewed(unreviewed.answers, unreviewed.students)}{' '}
      {unreviewed.toReview > 0 && texts.ofThemUnsure(unreviewed.toReview, unreviewed.answers, decisions)}{' '}
      {unchecked > 0 && texts.unchecked(unchecked)}
    </p>
  );
}

/** Releases the scores once all pending marks are stored, and reports the outcome. */
function useRelease(options: { quizId: string; say: (text: string) => void; onSettled: () => void }) {
  const { quizId, say, onSettled } = options;
  const { saved } = useMarking();
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.evaluation.release.useMutation({
    onMutate: saved,
    onSuccess: async ({ message }) => {
      await utils.results.toMark.invalidate({ quizId });
      say(message);
    },
    onError: () => say(texts.releaseFailed),
    onSettled,
  });
  return { release: () => mutate({ quizId }), isReleasing: isPending };
}

interface KeyAlarmListProps {
  alarms: readonly KeyAlarm[];
  /** Called on leaving for one of the questions. */
  onLeave?: (() => void) | undefined;
  className?: string | undefined;
}

/** The questions with doubtful keys, each with its evidence and a link. */
function KeyAlarmList({ alarms, onLeave, className }: KeyAlarmListProps) {
  const { questionHref } = useViewAddress();
  return (
    <ul className={classNames(styles.alarms, className)}>
      {alarms.map((alarm) => (
        <li key={alarm.questionId}>
          {texts.keyAlarm(alarm)}{' '}
          <Link href={questionHref(alarm.questionId)} className={styles.link} onClick={onLeave}>
            {texts.lookAt(alarm.number)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
