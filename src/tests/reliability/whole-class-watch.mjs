// Preloaded into the server: measures event loop delay. SIGWINCH restarts the measurement; at exit p50, p95, p99 and maximum,
// in milliseconds, are in EVENT_LOOP_FILE.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
process.on('SIGWINCH', () => delay.reset());
process.on('exit', () => {
  const waits = [...[50, 95, 99].map((percent) => delay.percentile(percent)), delay.max];
  const waitsMs = waits.map((nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS));
  if (process.env.EVENT_LOOP_FILE) writeFileSync(process.env.EVENT_LOOP_FILE, JSON.stringify(waitsMs));
});
