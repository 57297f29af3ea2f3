import { useState } from 'react';
import type { QuizResults } from '../../../shared/results/schema';
import { nowMs } from '../../platform/clock';
import { serverSentence } from '../../platform/error-message';
import { fromLocalField, ownTimeZone, timeZoneName, toLocalField } from '../../platform/local-date-time';
import { trpc } from '../../platform/trpc';
import { timedStage } from '../../rules/quiz/stage';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import styles from './ReleaseDialog.module.css';
import { releaseTexts } from './texts';

interface ReleaseTimeProps {
  /** The value of the field. */
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** The field for the time of a release, with the effect until then. */
export function ReleaseTime({ value, problem, onChange }: ReleaseTimeProps) {
  return (
    <div className="grid gap-3 mt-3">
      <TextField
        label={releaseTexts.releaseTime}
        type="datetime-local"
        value={value}
        error={problem}
        hint={timeZoneName(ownTimeZone(), nowMs())}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p>{releaseTexts.untilThen}</p>
    </div>
  );
}

interface SetReleaseProps {
  results: QuizResults;
  busy: boolean;
  onCancel: () => void;
}

/** The set release time, scheduled or missed, and a way to cancel it; nothing without one. */
export function SetRelease({ results: { releaseAt, releaseRefusal }, busy, onCancel }: SetReleaseProps) {
  if (releaseAt === null) return null;
  return (
    <div className={styles.set}>
      <p>
        <b>{releaseRefusal === null ? releaseTexts.isSet(releaseAt) : releaseTexts.wasSet(releaseAt)}</b>
      </p>
      <Button variant="secondary" busy={busy} onClick={onCancel}>
        {releaseTexts.cancel}
      </Button>
    </div>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;
const atFour = (ms: number): string => `${toLocalField(ms, ownTimeZone()).slice(0, 10)}T16:00`;

/** The set time, or the coming 16:00, as the value of its field. */
function proposedTime(release: Pick<QuizResults, 'releaseAt' | 'releaseRefusal'>): string {
  if (timedStage(release) === 'timed') return toLocalField(release.releaseAt ?? 0, ownTimeZone());
  const now = nowMs();
  return toLocalField(now, ownTimeZone()) < atFour(now) ? atFour(now) : atFour(now + DAY_MS);
}

interface SettingTime {
  results: Pick<QuizResults, 'quizId' | 'releaseAt' | 'releaseRefusal'>;
  say: (text: string) => void;
  onDone: () => void;
}

/** The state of the time field, and the actions that set or clear it. */
export function useReleaseTime({ results, say, onDone }: SettingTime) {
  const { quizId } = results;
  const [value, setValue] = useState(() => proposedTime(results));
  const [problem, setProblem] = useState<string | undefined>();
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.evaluation.scheduleRelease.useMutation({
    async onSuccess(set) {
      await utils.results.toMark.invalidate({ quizId });
      say(set.releaseAt === null ? releaseTexts.cancelled : releaseTexts.isSet(set.releaseAt));
      onDone();
    },
    onError: (error) => setProblem(serverSentence(error) ?? releaseTexts.timeFailed),
  });
  return {
    field: {
      value,
      problem,
      onChange(typed: string) {
        setValue(typed);
        setProblem(undefined);
      },
    },
    set() {
      const at = fromLocalField(value, ownTimeZone());
      if (at === undefined) setProblem(releaseTexts.timeRequired);
      else mutate({ quizId, releaseAt: at });
    },
    cancel: () => mutate({ quizId, releaseAt: null }),
    isBusy: isPending,
  };
}
