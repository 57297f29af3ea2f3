import type { EvaluatedModules } from 'vite/module-runner';

declare global {
  var __vitest_worker__: { readonly evaluatedModules: EvaluatedModules };
}

/**
 * A page that is loaded knows nothing of the one before: the modules of the client are loaded anew. Those of the server and of
 * `shared` stay, as they remember nothing of a page, and as loading them for each visit took longer than the visit.
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
