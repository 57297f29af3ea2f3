import type { Plugin } from 'vite';

/** Reserved words, which cannot name an export. */
const RESERVED =
  /^(case|class|default|delete|do|else|enum|export|for|function|if|import|in|new|return|static|switch|this|var|void|with)$/;

/**
 * Inlines CSS module class names. By default Vite makes one object of each style file's names, and every page
 * with that file carries all of them: 3 kB on each student page, mostly for the running quiz.
 */
export function classNamesInPlace(): Plugin[] {
  return [
    {
      name: 'class-names-in-place',
      enforce: 'pre',
      // `smart` would inline only short strings.
      config: () => ({ build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } } }),
      transform: {
        filter: { id: /\/src\/client\/.*\.tsx?$/ },
        handler: (code) =>
          code.replace(/^import (\w+) from (?='.*\.module\.css')/gm, (line, styles: string) =>
            takesByName(code, styles) ? `import * as ${styles} from ` : line,
          ),
      },
      onLog(_level, log) {
        if (log.code !== 'IMPORT_IS_UNDEFINED' || !log.message.includes('.module.css')) return;
        this.error(`A class is used that its style file does not have: ${log.message}`);
      },
    },
    {
      name: 'class-names-in-place:styles',
      enforce: 'post',
      // Keeps the module, which is empty after inlining: Vite would otherwise drop its styles.
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}

/** Whether all uses of these styles are static property accesses; other modules keep the object. */
function takesByName(code: string, styles: string): boolean {
  const uses = [...code.matchAll(new RegExp(`\\b${styles}\\b(?! from ')(?:\\.(\\w+))?`, 'g'))];
  return uses.every(([, name]) => name !== undefined && !RESERVED.test(name));
}
