// Preloaded into a measured server: reports its resource usage to the parent process.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 2;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

process.on('message', (question) => {
  const { user, system } = process.cpuUsage();
  const delayMs = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS);
  const longestMs = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
  process.send({ question, cpuSeconds: (user + system) / 1e6, delayMs, longestMs });
  delay.reset();
});
// The channel must not keep the server alive.
process.channel?.unref();
