import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../platform/trpc-client';
import { Loaded } from './Loaded';

const FAILED = 'Failed to load marks. Please try again.';

/** Marks from a server that answers as listed, including failures. */
function showMarks(answers: readonly (string | Error | Promise<string>)[]) {
  let asked = 0;
  const ask = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const client = createQueryClient();
  const Marks = () => (
    <Loaded
      query={useQuery({ queryKey: ['marks'], queryFn: ask, retry: false })}
      failed={FAILED}
      shape={['1rem']}
    >
      {(marks) => <p>{marks}</p>}
    </Loaded>
  );
  render(
    <QueryClientProvider client={client}>
      <Marks />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), askAgain: () => client.refetchQueries() };
}

const away = new TypeError('Failed to fetch');
const refused = (httpStatus: number, error: string) =>
  Object.assign(new Error(error), { data: { httpStatus, error } });
const retry = () => screen.queryByRole('button', { name: 'Try again' });

test('loaded content replaces its skeleton', async () => {
  showMarks(['17 of 20']);
  screen.getByText('Loading…');
  await screen.findByText('17 of 20');
  expect(screen.queryByText('Loading…')).toBe(null);
});

test('a failure shows its sentence, and a retry continues', async () => {
  const { user } = showMarks([away, '17 of 20']);
  expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('17 of 20');
  expect(screen.queryByRole('alert')).toBe(null);
});

test('the sentence stays during a retry', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { user } = showMarks([away, promise]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert').textContent).toBe(FAILED);
  resolve('17 of 20');
  await screen.findByText('17 of 20');
});

test('a missing thing is reported in the server’s words, and cannot be retried', async () => {
  showMarks([refused(404, 'Quiz not found')]);
  expect((await screen.findByRole('alert')).textContent).toBe('Quiz not found');
  expect(retry()).toBe(null);
});

test('a server error’s own text is not shown', async () => {
  showMarks([refused(500, 'Something went wrong')]);
  expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
});

test('loaded content stays after a failed refetch, and a line says so until one succeeds', async () => {
  const { user, askAgain } = showMarks(['17 of 20', away, '18 of 20']);
  await screen.findByText('17 of 20');
  await askAgain();
  await screen.findByText('The connection is lost. What you see may be out of date.');
  screen.getByText('17 of 20');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('18 of 20');
  expect(retry()).toBe(null);
});
