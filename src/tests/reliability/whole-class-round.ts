import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { give, type Lesson, lostAnswers, readyClass } from './lesson';
import type { Usage } from './process-usage';
import { type Figures, noFigures } from './whole-class-figures';
import { type Afterwards, type ServerForm, startMeasuredServer } from './whole-class-server';

export interface Round extends Afterwards, Usage {
  readonly figures: Figures;
  /** The number of acknowledged answers, and those missing in the teacher's results. */
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly load: Load;
}

/** Load of the simulated students on the machine they share with the server. */
interface Load {
  readonly cpuSeconds: number;
  /** The longest delay of calls by this process itself: the possible error of the figures. */
  readonly delayMs: number;
  /** Load average of the preceding minute. */
  readonly waitingBefore: number;
}

export async function playRound(lesson: Lesson, form: ServerForm): Promise<Round> {
  const [waitingBefore = 0] = loadavg();
  const server = await startMeasuredServer(form);
  const ready = await server.whileUp(readyClass(server.url, lesson));

  const figures = noFigures();
  const ownDelay = monitorEventLoopDelay({ resolution: 5 });
  ownDelay.enable();
  server.startMeasuring();
  const before = server.usage();
  const ownBefore = process.cpuUsage();
  const taken = await server.whileUp(give(lesson, { ...ready, url: server.url, figures }));
  const own = process.cpuUsage(ownBefore);
  const { cpuSeconds, peakMb } = server.usage();
  return {
    ...{ figures, peakMb, cpuSeconds: cpuSeconds - before.cpuSeconds },
    acknowledged: [...taken.acknowledged.values()].reduce((sum, answers) => sum + answers.size, 0),
    lost: await lostAnswers(ready, taken),
    load: {
      cpuSeconds: (own.user + own.system) / 1e6,
      delayMs: ownDelay.percentile(99) / 1e6,
      waitingBefore,
    },
    ...(await server.stop()),
  };
}
