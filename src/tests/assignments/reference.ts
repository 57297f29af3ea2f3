import type { Case, Line } from './rules';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const two = (value: number) => String(value).padStart(2, '0');
const told = (ms: number) => {
  const at = new Date(ms);
  return `${DAYS[at.getUTCDay()]} ${at.getUTCDate()} Jan at ${at.getUTCHours()}:${two(at.getUTCMinutes())}`;
};
const INFINITE = 9e15;

/** A second implementation of the start rules: the refusal's message, or the end and terms of the attempt. */
export function expected({
  quiz,
  attempt,
  rule,
  lines,
  allowance,
  makeUp,
  totalTimeSeconds,
  now,
  pause,
}: Case) {
  if (!quiz.isPublished) return 'Quiz not found or not published';
  if (attempt === 'running') return 'goes on';
  if (!quiz.acceptingResponses) return 'This quiz is no longer accepting responses';
  if (attempt === 'submitted') return 'You have already submitted this quiz';
  const spans = lines.map(({ exception }, at) => {
    const own = at === 0 && makeUp ? { ...exception, ...makeUp } : exception;
    return { from: own.opensAt ?? rule?.opensAt ?? 0, to: own.closesAt ?? rule?.closesAt ?? INFINITE };
  });
  const factorOf = ({ exception, needs }: Line) => exception.timeFactorPercent ?? needs.timeFactorPercent;
  const on = lines.flatMap((line, at) => (line.isOnList && spans[at] ? [{ line, ...spans[at] }] : []));
  if (rule && on.length === 0)
    return `This quiz is for a class whose list you are ${lines.length > 0 ? 'no longer' : 'not'} on.`;
  const later = (some: typeof on) =>
    some.sort((a, b) => b.to - a.to || factorOf(b.line) - factorOf(a.line))[0];
  const open = later(on.filter(({ from, to }) => from <= now && now < to));
  if (rule && !open) {
    const first = Math.min(...on.filter(({ to }) => now < to).map(({ from }) => from));
    if (Number.isFinite(first)) return `This quiz opens on ${told(first)}.`;
    return `The time to start this quiz ended on ${told(Math.max(...on.map(({ to }) => to)))}.`;
  }
  if (quiz.isPaused) return 'This quiz is paused. You can start once your teacher continues it.';
  const counted = rule
    ? open
      ? [open.line]
      : []
    : on.map(({ line }) => ({ ...line, exception: {} as Line['exception'] }));
  const most = (of: (line: Line) => number, more: number) => Math.max(more, ...counted.map(of));
  const own = counted[0]?.exception;
  const percent =
    own?.timeFactorPercent ??
    most(({ needs }) => needs.timeFactorPercent, allowance?.timeFactorPercent ?? 100);
  const tabs =
    own?.tabChangeLimit ?? 3 + most(({ needs }) => needs.extraTabChanges, allowance?.extraTabChanges ?? 0);
  const end = Math.min(
    now + Math.ceil((totalTimeSeconds * percent) / 100) * 1000,
    open && rule ? open.to : INFINITE,
  );
  const pausedFrom = pause && now + pause.after * 60_000;
  const deadline = pause && pausedFrom !== null && pausedFrom < end ? end + pause.minutes * 60_000 : end;
  const has = (name: 'largerText' | 'hideTimer') => own?.[name] ?? counted.some(({ needs }) => needs[name]);
  return { percent, tabs, deadline, largerText: has('largerText'), hideTimer: has('hideTimer') };
}
