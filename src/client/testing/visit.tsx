import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { World } from '../../server/testing/world';
import type { Role } from '../../shared/actor';
import { setToken } from '../platform/local-storage';
import { forgetPage } from './forget-page';
import { connectTo } from './network';

interface SignedIn {
  readonly as: Role;
  /** The same name is the same account as in `world.signIn`. */
  readonly name: string;
}

/** Opens the whole site at an address, signed in or not. Returns the user and the network to the server. */
export async function visit(world: World, address: string, signedIn?: SignedIn) {
  const network = connectTo(world);
  if (signedIn) await signInHere(world, signedIn);
  history.replaceState(null, '', address);
  forgetPage();
  const { App } = await import('../App');
  const page = render(<App />);
  return { user: userEvent.setup(), network, leave: page.unmount };
}

async function signInHere(world: World, { as: role, name }: SignedIn): Promise<void> {
  const { token } = await world.signIn(role, name);
  if (token === undefined) throw new Error(`${name} could not sign in.`);
  setToken(token, role);
}
