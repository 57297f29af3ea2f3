import styles from './LiveShape.module.css';
import type { LiveState } from './live-state';

/** The label of each state. */
export const LIVE_STATES: Readonly<Record<LiveState, string>> = {
  offline: 'Offline',
  away: 'Away now',
  saving: 'Saving',
  paused: 'Paused',
  writing: 'Writing',
  submitted: 'Submitted',
  closed: 'Closed by the server',
};

/** A state as a shape, distinguishable without colour. */
export const StateShape = ({ state }: { state: LiveState | 'absent' }) => (
  <span className={styles.shape} data-state={state} aria-hidden="true" />
);
