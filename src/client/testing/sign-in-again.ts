import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Signs Ann in on the login page that an ended session has opened. */
export async function signInAgain(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: /I have read and accept/ }));
  await user.click(await screen.findByRole('button', { name: /^Continue with Google/ }));
  await user.type(await screen.findByLabelText('Name'), 'Ann');
  await user.type(screen.getByLabelText('Email'), 'ann@school.example{Enter}');
}
