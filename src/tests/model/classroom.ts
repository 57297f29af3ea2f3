import { aBrowser } from '../../client/quiz-session/a-browser';
import type { Command } from './commands';
import { Ledger } from './ledger';
import { Line, type Log } from './line';
import { type Device, Page } from './page';
import { prepareSchool, type Rules, School, START_MS } from './school';
import { submitQuiz, writeAnswer } from './student-acts';
import { Timeline } from './timeline';

/** A device of the student; its wall clock and disk may misbehave. */
interface Machine extends Device {
  clockOffByMs: number;
  wasDiskFull: boolean;
  tabs: number;
}

/** A school, a student on two devices with any number of pages, and the network between them. */
export class Classroom {
  readonly timeline = new Timeline();
  readonly ledger = new Ledger();
  readonly pages: Page[] = [];
  readonly machines: Machine[] = [];
  readonly school: School;
  readonly log: Log = { told: [] };
  /** The teacher's messages to the student, in order. */
  readonly messages: string[] = [];
  /** Whether student or teacher has requested the end. */
  isEndWanted = false;
  wasPaused = false;

  private constructor(
    readonly rules: Rules,
    image: Awaited<ReturnType<typeof prepareSchool>>,
  ) {
    this.school = new School(this.timeline, image);
    this.machines = [this.aMachine(), this.aMachine()];
  }

  static async open(rules: Rules): Promise<Classroom> {
    return new Classroom(rules, await prepareSchool(rules));
  }

  end(): void {
    if (this.school.isUp()) this.school.stop({ isKilled: true });
    for (const page of this.pages) page.kill();
    this.timeline.end();
  }

  get questionIds(): readonly string[] {
    return this.school.quiz.questionIds;
  }

  livePages(): Page[] {
    return this.pages.filter(({ isGone }) => !isGone);
  }

  openPage(browser: number, after: { page: Page; readsMs: number } | null = null): Page {
    const machine = this.machineAt(browser);
    machine.tabs += 1;
    const page = new Page(
      this.timeline,
      machine,
      after?.page.writerId ?? `page-${browser}-${machine.tabs}`.padEnd(32, '0'),
      after,
    );
    this.pages.push(page);
    return page;
  }

  /** Executes a command as far as it is possible now; calls `look` after every possible change. */
  async do(command: Command, look: () => void): Promise<void> {
    const pass = (ms: number) => this.timeline.pass(ms, look);
    switch (command.do) {
      case 'pass':
        return pass(command.ms);
      case 'type':
        writeAnswer(this, this.pageAt(command.page), command);
        return pass(0);
      case 'next':
        this.pageAt(command.page)?.do((quiz) => quiz.act({ kind: 'next' }));
        return pass(0);
      case 'open':
        if (this.livePages().length < 3) this.openPage(command.browser);
        return pass(100);
      case 'reload':
      case 'die':
        return this.die(command, pass);
      case 'sleep':
        await this.pageAt(command.page)?.sleep(command.ms, command, pass);
        return pass(0);
      case 'useHere':
        this.pageAt(command.page)?.useHere();
        return pass(0);
      case 'leaveAndReturn':
        return this.leaveAndReturn(command, pass);
      case 'submit':
        submitQuiz(this, this.pageAt(command.page), command.fate);
        return pass(0);
      default:
        return this.befall(command, pass);
    }
  }

  /** Repairs everything for the rest of the story. */
  async heal(look: () => void): Promise<void> {
    if (!this.school.isUp()) this.school.start();
    await this.school.asTeacher('timekeeping.continue');
    for (const machine of this.machines) {
      machine.line.isCut = false;
      machine.line.fates = [];
      machine.line.fateOfSubmit = null;
      machine.browser.disk.works = true;
    }
    for (const page of this.livePages()) page.online();
    await this.timeline.pass(0, look);
  }

  /** The student reopens the quiz on every device they have written on. */
  openWhereClosed(): void {
    this.machines.forEach((machine, index) => {
      const isOpen = this.livePages().some(({ device, isTooLate }) => device === machine && !isTooLate);
      if (machine.tabs > 0 && !isOpen) this.openPage(index);
    });
  }

  private async befall(command: Command, pass: (ms: number) => Promise<void>): Promise<void> {
    switch (command.do) {
      case 'cut':
        this.machineAt(command.browser).line.isCut = true;
        break;
      case 'mend':
        this.machineAt(command.browser).line.isCut = false;
        for (const page of this.livePages()) {
          if (page.device === this.machineAt(command.browser)) page.online();
        }
        break;
      case 'fates':
        this.machineAt(command.browser).line.fates.push(...command.fates);
        break;
      case 'setClock':
        this.machineAt(command.browser).clockOffByMs += command.byMs;
        break;
      case 'disk': {
        const machine = this.machineAt(command.browser);
        machine.browser.disk.works = command.works;
        machine.wasDiskFull ||= !command.works;
        break;
      }
      case 'pause':
        this.wasPaused = true;
        await this.school.asTeacher('timekeeping.pause');
        break;
      case 'continue':
        await this.school.asTeacher('timekeeping.continue');
        break;
      case 'giveTime':
        await this.school.asTeacher('timekeeping.giveTime', { minutes: command.minutes });
        break;
      case 'message': {
        const text = `message ${this.messages.length + 1}`;
        if (await this.school.asTeacher('supervision.sendMessage', { text })) this.messages.push(text);
        break;
      }
      case 'collect':
        this.isEndWanted = true;
        await this.school.asTeacher('quizzes.collect');
        break;
      case 'restart':
        if (!this.school.isUp()) return;
        this.school.stop(command);
        await pass(command.downMs);
        this.school.start();
    }
    await pass(0);
  }

  private async die(command: Command & { do: 'reload' | 'die' }, pass: (ms: number) => Promise<void>) {
    const page = this.pageAt(command.page);
    if (!page) return;
    const machine = this.machines.find(({ line }) => line === page.device.line);
    this.ledger.noteEnd(page, {
      outbox: page.device.browser.outboxes.get(page.attemptId)?.answers ?? {},
      // A browser has one saved state, that of the page that wrote last.
      mayForget: (machine?.wasDiskFull ?? false) || this.hasSibling(page),
      stored: (this.school.isUp() && this.school.attempt()?.stored) || new Map(),
    });
    if (command.isTold) page.leave();
    else page.kill();
    await pass(0);
    if (command.do === 'die') return;
    this.openPage(
      this.machines.findIndex(({ line }) => line === page.device.line),
      { page, readsMs: command.readsMs },
    );
    await pass(100);
  }

  private hasSibling(page: Page): boolean {
    return this.livePages().some((other) => other !== page && other.device.line === page.device.line);
  }

  private async leaveAndReturn(
    command: Command & { do: 'leaveAndReturn' },
    pass: (ms: number) => Promise<void>,
  ) {
    const page = this.pageAt(command.page);
    page?.sees({ kind: 'blur' });
    await pass(command.ms);
    page?.sees({ kind: 'focus' });
    await pass(0);
  }

  private pageAt(number: number): Page | undefined {
    const pages = this.livePages();
    return pages[number % Math.max(1, pages.length)];
  }

  private machineAt(number: number): Machine {
    const machine = this.machines[number];
    if (!machine) throw new Error('There are two devices.');
    return machine;
  }

  private aMachine(): Machine {
    const machine = { clockOffByMs: 0, wasDiskFull: false, tabs: 0 };
    const nowMs = () => START_MS + this.timeline.nowMs + machine.clockOffByMs;
    const line = new Line(this.timeline, this.school, this.log);
    return Object.assign(machine, { browser: aBrowser(nowMs), line, nowMs });
  }
}
