import '../../../scripts/launch/on-current-node.mjs';
import { STORAGE_KEYS } from '../../shared/constants';
import { teacherPaths } from '../../shared/teacher-paths';
import { launchChromium } from '../journeys/launch-chromium';
import { startGradebook } from './server/gradebook-server';
import { printFigures } from './text-grader-figures';

/**
 * `npx tsx src/tests/benchmarks/gradebook-scroll.ts` measures scrolling through a gradebook of 1,200 members and 60 quizzes,
 * all the way down and to the right: the time between frames and the CPU time of each.
 */
const SIZE = { members: 1200, quizzes: 60 };
/** Pixels per frame: the whole height in ten seconds, as fast as a mouse wheel. */
const STEP_PX = 72;
const FRAME_MS = 1000 / 60;

const { filled, server } = await startGradebook(SIZE);
const browser = await launchChromium('--disable-gpu');
const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1366, height: 768 } });
await page.addInitScript(
  ([keys, token]) => {
    localStorage.setItem(keys.token, token);
    localStorage.setItem(keys.role, 'teacher');
  },
  [STORAGE_KEYS, filled.token] as const,
);
const openedMs = performance.now();
await page.goto(teacherPaths.gradebook(filled.classId));
await page.getByRole('grid').waitFor();
console.log(`the grid stands after ${Math.round(performance.now() - openedMs)} ms`);

const session = await page.context().newCDPSession(page);
// CPU time of the thread, independent of other load.
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
const usedMs = async (name: 'ScriptDuration' | 'TaskDuration') => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
};

async function scroll(axis: 'top' | 'left') {
  const [script, all] = [await usedMs('ScriptDuration'), await usedMs('TaskDuration')];
  const frames = await page.evaluate(
    async ([stepPx, along]) => {
      const box = document.querySelector('[role=grid]')?.parentElement;
      if (!box) throw new Error('There is no grid.');
      const gaps: number[] = [];
      let last = await new Promise<number>(requestAnimationFrame);
      for (let at = 0; ; ) {
        at += stepPx;
        box.scrollTo({ [along]: at });
        const now = await new Promise<number>(requestAnimationFrame);
        gaps.push(now - last);
        last = now;
        if ((along === 'top' ? box.scrollTop : box.scrollLeft) < at - stepPx) return gaps;
      }
    },
    [STEP_PX, axis] as const,
  );
  const ofFrame = (ms: number) => ms / frames.length;
  return {
    frames: frames.toSorted((one, other) => one - other),
    scriptMs: ofFrame((await usedMs('ScriptDuration')) - script),
    allMs: ofFrame((await usedMs('TaskDuration')) - all),
  };
}

for (const [axis, what] of [
  ['top', 'down'],
  ['left', 'to the right'],
] as const) {
  const { frames, scriptMs, allMs } = await scroll(axis);
  const p95 = frames[Math.ceil(0.95 * frames.length) - 1] ?? Number.NaN;
  const late = (100 * frames.filter((gap) => gap > 1.5 * FRAME_MS).length) / frames.length;
  printFigures([
    { name: `${what}: a frame, ms, p95`, isAtMost: true, value: p95, limit: 25, goal: 17 },
    { name: `${what}: late frames, percent`, isAtMost: true, value: late, limit: 5, goal: 1 },
    { name: `${what}: CPU of script a frame, ms`, isAtMost: true, value: scriptMs, limit: 8, goal: 4 },
    {
      name: `${what}: CPU of the page's thread a frame, ms`,
      isAtMost: true,
      value: allMs,
      limit: 12,
      goal: 8,
    },
  ]);
}
await browser.close();
await server.stop();
process.exit(0);
