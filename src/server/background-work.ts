import type { Deps } from './deps';

/** What the server does without being asked. */
export function startBackgroundWork(deps: Deps): void {
  deps.log.info('background-work-started');
}
