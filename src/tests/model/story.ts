import { isOpen } from '../../client/rules/quiz-session/machine';
import { hasUnsent } from '../../client/rules/quiz-session/running';
import { isAwaiting } from '../../client/rules/quiz-session/state';
import { Classroom } from './classroom';
import type { Command } from './commands';
import { CLOCK_TOLERANCE_MS, isTimely, shown, type Written } from './ledger';
import type { Page } from './page';
import { keep, Promises } from './promises';
import { hasQuestionTimers, mayGoBack, type Rules } from './school';

/** Covers every retry, and a page prevented from writing by another. */
const SETTLED_AFTER_MS = 70_000;
const FOLLOWED_MS = 6000;

/** Plays a story to its end and checks the engine's promises. */
export async function play(rules: Rules, story: readonly Command[]): Promise<void> {
  const room = await Classroom.open(rules);
  const promises = new Promises(room);
  try {
    room.openPage(0);
    await room.timeline.pass(100, promises.look);
    for (const command of story) await room.do(command, promises.look);
    await bringTogether(room, promises);
    await runOut(room, promises);
  } finally {
    room.end();
  }
}

/** Restores the network and returns to each page; afterwards every answer must be where it belongs. */
async function bringTogether(room: Classroom, promises: Promises): Promise<void> {
  const { look } = promises;
  await room.heal(look);
  await giveTime(room);
  await room.timeline.pass(SETTLED_AFTER_MS, look);
  room.openWhereClosed();
  await room.timeline.pass(FOLLOWED_MS, look);
  await giveTime(room);
  // Twice: an unsent answer of one page may supersede another page's answer before that is saved, and the
  // other page then shows it.
  for (const page of [...room.livePages(), ...room.livePages()]) {
    page.useHere();
    await room.timeline.pass(FOLLOWED_MS, look);
  }
  await room.timeline.pass(SETTLED_AFTER_MS, look);
  nothingIsLost(room);
  everyFocusLossIsKnown(room);
  everybodyAgrees(room);
}

/** Keeps the attempt from running out of time. */
async function giveTime({ school }: Classroom): Promise<void> {
  const isRunning = school.attempt()?.submittedAt === null;
  const isShort = school.deadlineMs() - school.nowMs() < 3 * SETTLED_AFTER_MS;
  if (isRunning && isShort) await school.asTeacher('timekeeping.giveTime', { minutes: 4 });
}

function nothingIsLost(room: Classroom): void {
  const attempt = room.school.attempt();
  for (const [questionId, last] of room.ledger.lastOfEach()) {
    const stored = attempt?.stored.get(questionId) ?? null;
    if (stored === last.answer) continue;
    const instead = room.ledger.find(questionId, stored);
    // The page died right after writing it, but the request still arrived.
    if (instead && instead.atMs >= last.atMs) continue;
    const isAccounted =
      isKeptApart(attempt?.late ?? null, last) ||
      isSuperseded(room, last, instead) ||
      isFrozen(room, questionId);
    keep(isAccounted, `"${last.answer}" is lost; the server has "${stored}".`);
  }
}

const isKeptApart = (late: string | null, { answer }: Written): boolean =>
  late !== null && (answer === null || late.includes(`"${answer}"`) || late.includes('"answer '));

/** Replaced by an answer from another page that may be newer, as shown by its page while open. */
function isSuperseded(room: Classroom, last: Written, instead: Written | undefined): boolean {
  if (!instead || instead.page === last.page) return false;
  const isKnownEarlier = isTimely(last) && isTimely(instead) && instead.atMs < last.atMs - CLOCK_TOLERANCE_MS;
  if (isKnownEarlier) return false;
  const { running } = last.page;
  if (last.answer === null || !running) return true;
  const told = running.sync.superseded[last.questionId];
  return (
    told !== undefined || room.livePages().some((page) => page.running?.sync.superseded[last.questionId])
  );
}

/** In a quiz without a way back: passed on another page, or by the question's clock. */
function isFrozen(room: Classroom, questionId: string): boolean {
  const attempt = room.school.attempt();
  const index = room.questionIds.indexOf(questionId);
  const isPassed = index < (attempt?.furthestPosition ?? 0);
  const hasOthers = new Set(room.ledger.written.map(({ page }) => page)).size > 1;
  return !mayGoBack(room.rules) && ((isPassed && hasOthers) || hasQuestionTimers(room.rules));
}

/** Only while the attempt runs: the last focus loss closes it, and none counts during a pause. */
function everyFocusLossIsKnown(room: Classroom): void {
  const attempt = room.school.attempt();
  if (!attempt || attempt.submittedAt !== null || attempt.closingSince !== null || room.wasPaused) return;
  const known = new Set(attempt.focusLosses.map(({ leftAt }) => leftAt));
  const fullDisks = room.machines.filter(({ wasDiskFull }) => wasDiskFull);
  for (const { device, notedLosses } of room.pages) {
    if (fullDisks.some(({ line }) => line === device.line)) continue;
    for (const leftAt of notedLosses) keep(known.has(leftAt), 'The server does not know of a focus loss.');
  }
  const left = attempt.focusLosses.filter(({ kind }) => kind === 'left');
  keep(
    left.length === attempt.focusLostCount,
    `${left.length} focus losses count ${attempt.focusLostCount}.`,
  );
}

function everybodyAgrees(room: Classroom): void {
  const attempt = room.school.attempt();
  if (!attempt) return;
  const running = room.livePages().flatMap((page) => (page.running ? [page.running] : []));
  if (attempt.submittedAt !== null) {
    for (const { sync } of running) {
      keep(sync.ending !== null, 'The attempt is submitted, and a page goes on.');
      if (sync.ending && 'receipt' in sync.ending) {
        keep(sync.ending.receipt.receipt === attempt.receipt, 'A page shows another receipt.');
      }
    }
    return;
  }
  const writers = running.filter(({ session }) => !session.isElsewhere);
  keep(running.length === 0 || writers.length === 1, `${writers.length} pages write.`);
  for (const writer of writers) {
    keep(isOpen(writer.session), 'The page that writes is not open, though its attempt runs.');
    keep(!isAwaiting(writer.session), 'The page waits for a question, though the server can be reached.');
    keep(!hasUnsent(writer), 'Something is still unsent.');
    const heard = writer.sync.messages.map(({ text }) => text);
    keep(heard.join() === room.messages.join(), `Of the messages ${room.messages} the page has ${heard}.`);
    for (const questionId of room.questionIds) {
      // Passed questions are on no page any more; their last answers came too late.
      if (room.school.isClosed(questionId)) continue;
      const stored = attempt.stored.get(questionId) ?? null;
      keep(
        shown(writer, questionId) === stored,
        `The page shows "${shown(writer, questionId)}", stored is "${stored}".`,
      );
    }
  }
}

/** Nobody acts any more, except for writing in the last moment: the page submits when the time is over, and no sooner. */
async function runOut(room: Classroom, { look }: Promises): Promise<void> {
  const before = room.school.attempt();
  if (!before || before.submittedAt !== null) {
    keep(!before || room.isEndWanted || before.submittedBy !== 'student', 'Submitted without a reason.');
    return;
  }
  const [writer] = room.livePages().filter(({ running }) => running && !running.session.isElsewhere);
  const running = writer?.running;
  if (!writer || !running) return;
  keep(writer.leftMs() > 0, 'The time is over, and the attempt runs.');
  const questionsLeft = hasQuestionTimers(room.rules)
    ? room.questionIds.length - running.session.currentQuestionIndex
    : 1;
  for (let left = questionsLeft; left > 0; left -= 1) await writeToTheEnd(room, writer, look);
  await room.timeline.pass(FOLLOWED_MS, look);
  const after = room.school.attempt();
  keep(after?.submittedBy === 'time', `At the end of the time it was handed in by ${after?.submittedBy}.`);
  nothingIsLost(room);
}

/** An answer written just before the end of the quiz or question counts. */
async function writeToTheEnd(room: Classroom, writer: Page, look: () => void): Promise<void> {
  const at = writer.running?.session.currentQuestionIndex;
  await room.timeline.pass(Math.max(0, writer.leftMs() - 400), look);
  keep(room.school.attempt()?.submittedAt === null, 'The page submitted before its time was over.');
  keep(
    writer.running?.session.currentQuestionIndex === at,
    'A question was closed before its time was over.',
  );
  await room.do({ do: 'type', page: room.livePages().indexOf(writer), question: 0, isClear: false }, look);
  const written = room.ledger.written.at(-1);
  await room.timeline.pass(2000, look);
  if (!written || room.school.isClosed(written.questionId)) return;
  const stored = room.school.attempt()?.stored.get(written.questionId);
  keep(written.page === writer && stored === written.answer, 'What was written last to a question is lost.');
}
