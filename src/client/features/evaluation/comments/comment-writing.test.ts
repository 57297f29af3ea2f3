import { beforeEach, expect, test, vi } from 'vitest';
import { CommentWriting, type SentComment } from './comment-writing';
import { type CommentAct, type CommentTarget, type OthersComment, viewOf } from './written-comments';

const group: CommentTarget = { questionId: 'q1', studentIds: ['sam', 'tia'] };
const sam: CommentTarget = { questionId: 'q1', studentIds: ['sam'] };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A server whose responses the test triggers. */
function aWriting() {
  const calls: { act: CommentAct; take: () => void; refuse: () => void }[] = [];
  const others = new Map<string, OthersComment>();
  const seen: SentComment['seen'][] = [];
  const unsaved: (readonly CommentAct[])[] = [];
  const writing = new CommentWriting({
    othersIn: async () => others,
    send: ({ seen: said, ...act }) =>
      new Promise((resolve, reject) => {
        seen.push(said);
        calls.push({ act, take: resolve, refuse: () => reject(new Error('no')) });
      }),
    whyNot: () => 'no connection.',
    onUnsaved: (acts) => unsaved.push(acts),
  });
  const turn = () => vi.advanceTimersByTimeAsync(0);
  return {
    ...{ writing, calls, turn, others, seen },
    unsaved: () => unsaved.at(-1) ?? [],
    stateOf: (target: CommentTarget) =>
      viewOf(
        writing.get(),
        target,
        target.studentIds.map(() => null),
      ),
  };
}

test('a typed comment goes to the whole group in one call after a pause', async () => {
  const { writing, calls, stateOf, turn } = aWriting();
  writing.open(group);
  writing.write(group, 'S', []);
  await vi.advanceTimersByTimeAsync(360);
  writing.write(group, 'Say why.', []);
  await vi.advanceTimersByTimeAsync(360);
  expect(calls).toHaveLength(0);
  expect(stateOf(group).state).toBe('saving');
  await vi.advanceTimersByTimeAsync(240);
  expect(calls.map(({ act }) => act)).toEqual([{ target: group, text: 'Say why.' }]);
  calls[0]?.take();
  await turn();
  expect(stateOf(group)).toMatchObject({ text: 'Say why.', state: 'saved' });
});

test('leaving the field sends immediately, and a saved comment equals the stored one', async () => {
  const { writing, calls, stateOf, turn, unsaved } = aWriting();
  const close = writing.open(group);
  writing.write(group, 'Say why.', []);
  expect(unsaved()).toHaveLength(1);
  close();
  expect(calls).toHaveLength(1);
  calls[0]?.take();
  await turn();
  expect(stateOf(group).state).toBeUndefined();
  expect(unsaved()).toEqual([]);
});

test('text typed during a request follows it, and is not overtaken', async () => {
  const { writing, calls, stateOf, turn } = aWriting();
  writing.open(group);
  writing.write(group, 'One', []);
  void writing.flush();
  writing.write(group, 'Two', []);
  void writing.flush();
  expect(calls).toHaveLength(1);
  calls[0]?.take();
  await turn();
  expect(calls[1]?.act.text).toBe('Two');
  expect(stateOf(group)).toMatchObject({ text: 'Two', state: 'saving' });
  calls[1]?.take();
  await turn();
  expect(stateOf(group).state).toBe('saved');
});

test('a refused comment stays as typed, gives the reason, and is sent again on request', async () => {
  const { writing, calls, stateOf, turn, unsaved } = aWriting();
  const close = writing.open(group);
  writing.write(group, 'Say why.', []);
  close();
  calls[0]?.refuse();
  await turn();
  const failed = { text: 'Say why.', state: 'failed', why: 'no connection.' };
  expect(stateOf(group)).toMatchObject(failed);
  expect(unsaved()).toEqual([{ target: group, text: 'Say why.' }]);
  await writing.flush();
  expect(calls).toHaveLength(1);
  void writing.flush({ again: true });
  expect(stateOf(group).state).toBe('saving');
  calls[1]?.take();
  await turn();
  expect(unsaved()).toEqual([]);
});

test('a refused comment can be dropped', async () => {
  const { writing, calls, stateOf, turn } = aWriting();
  writing.write(group, 'Say why.', []);
  void writing.flush();
  calls[0]?.refuse();
  await turn();
  writing.forget(group);
  expect(stateOf(group)).toMatchObject({ text: '', state: undefined });
});

test('a comment for one student leaves the others’ text in the group', async () => {
  const { writing, calls } = aWriting();
  writing.write(group, 'To both', []);
  writing.write(sam, 'To Sam', []);
  void writing.flush();
  expect(calls.map(({ act }) => [act.target.studentIds, act.text])).toEqual([
    [['sam'], 'To Sam'],
    [['tia'], 'To both'],
  ]);
});

test('comments of an earlier visit are shown as unsaved, unless newer ones were written', () => {
  const { writing, stateOf } = aWriting();
  writing.write(sam, 'New', []);
  writing.restore([{ target: group, text: 'Old' }], 'left.');
  expect(stateOf(sam)).toMatchObject({ text: 'New', state: 'saving' });
  expect(stateOf({ ...group, studentIds: ['tia'] })).toMatchObject({ text: 'Old', state: 'failed' });
});

test('each save names the comment its writer saw, and the next one the saved text', async () => {
  const { writing, calls, seen, turn } = aWriting();
  writing.open(group);
  writing.write(group, 'Say', ['Which?', null]);
  void writing.flush();
  calls[0]?.take();
  await turn();
  writing.write(group, 'Say why.', ['Which?', null]);
  void writing.flush();
  expect(seen).toEqual([
    { sam: 'Which?', tia: '' },
    { sam: 'Say', tia: 'Say' },
  ]);
});

/** A write to both students after a colleague commented for Sam. */
async function afterBen() {
  const all = aWriting();
  const { writing, calls, others, turn } = all;
  others.set('sam', { name: 'Ben', text: 'Which?' });
  writing.open(group);
  writing.write(group, 'Say why.', [null, null]);
  void writing.flush();
  calls[0]?.refuse();
  await turn();
  return all;
}

test('a colleague’s newer comment is shown, and nothing is sent before the writer has chosen', async () => {
  const { writing, calls, stateOf } = await afterBen();
  expect(stateOf(group)).toMatchObject({ state: 'failed', others: { name: 'Ben', text: 'Which?' } });
  writing.write(group, 'Say why!', [null, null]);
  await vi.advanceTimersByTimeAsync(1000);
  void writing.flush({ again: true });
  expect(calls).toHaveLength(1);
});

test('choosing mine overwrites the current comments for the whole group', async () => {
  const { writing, calls, seen } = await afterBen();
  writing.insist(group);
  expect(calls[1]?.act).toEqual({ target: group, text: 'Say why.' });
  expect(seen[1]).toEqual({ sam: 'Which?', tia: '' });
});

test('keeping the colleague’s comment sends mine to the rest of the group', async () => {
  const { writing, calls, stateOf } = await afterBen();
  writing.giveWay(group);
  expect(calls[1]?.act).toEqual({ target: { questionId: 'q1', studentIds: ['tia'] }, text: 'Say why.' });
  expect(stateOf(sam)).toMatchObject({ state: undefined, text: '' });
});
