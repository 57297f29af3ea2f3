import type { Deps } from './deps';
import { closeOverdueAttempts } from './features/attempts/closing.service';
import { resumeEvaluations } from './features/evaluation/run-evaluation';
import { beat, startHeartbeat } from './features/timekeeping/downtime.service';

const SWEEP_EVERY_MS = 1000;
const BEAT_EVERY_MS = 1000;
/** An evaluation that was stopped by a failure, such as a full disk, is taken up again this often. */
const RESUME_EVERY_MS = 30_000;

/**
 * What the server does without being asked: it gives the time it was down back, closes attempts whose time is over and goes on
 * with evaluations. Called in the same turn in which the server begins to listen, so that no request comes before it.
 */
export function startBackgroundWork(deps: Deps): void {
  startHeartbeat(deps);
  const sweep = () => closeOverdueAttempts(deps);
  const resume = async () => resumeEvaluations(deps);
  deps.background.soon('close-overdue-attempts', sweep);
  deps.background.soon('resume-evaluations', resume);
  deps.background.every('heartbeat', BEAT_EVERY_MS, () => beat(deps));
  deps.background.every('close-overdue-attempts', SWEEP_EVERY_MS, sweep);
  deps.background.every('resume-evaluations', RESUME_EVERY_MS, resume);
}
