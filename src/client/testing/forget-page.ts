import type { EvaluatedModules } from 'vite/module-runner';

declare global {
  var __vitest_worker__: { readonly evaluatedModules: EvaluatedModules };
}

/**
 * Simulates a page load: the client's modules are reloaded. Those of the server and of `shared` stay, since
 * they hold no page state and reloading them for each visit took longer than the visit.
 */
export function forgetPage(): void {
  for (const [id, module] of globalThis.__vitest_worker__.evaluatedModules.idToModuleMap) {
    if (!id.includes('/src/client/') || id.includes('.css')) continue;
    module.promise = undefined;
    module.exports = undefined;
    module.evaluated = false;
    module.importers.clear();
  }
}
