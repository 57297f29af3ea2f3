import type { Deps } from '../../deps';
import type { Rest } from '../../transport/rest';
import { issueDemoToken, login, logout, logoutEverywhere } from './service';

export function accountsRest(rest: Rest, deps: Deps): void {
  rest.anyone('post', '/auth/demo/id-token', async (call) => issueDemoToken(deps, call, await call.json()));
  rest.anyone('post', '/auth/login/teacher', async (call) => login(deps, 'teacher', await call.json()));
  rest.anyone('post', '/auth/login/student', async (call) => login(deps, 'student', await call.json()));
  rest.signedIn('post', '/auth/logout', (actor) => logout(deps, actor));
  rest.signedIn('post', '/auth/logout-everywhere', (actor) => logoutEverywhere(deps, actor));
}
