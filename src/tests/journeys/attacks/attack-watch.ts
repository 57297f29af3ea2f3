import type { BrowserContext, Page } from 'playwright-core';

export interface AttackWatch {
  /** The numbers of the executed payloads, and every dialog opened. */
  readonly executed: string[];
  /** The fields shown on any page. */
  readonly shown: Set<string>;
  /** Returns elements created by payloads; also records which fields are shown. */
  lookAt(page: Page): Promise<readonly string[]>;
}

/** Observes every page and frame of these windows; pass each new window to it. */
export function anAttackWatch() {
  const executed: string[] = [];
  const shown = new Set<string>();
  const watch: AttackWatch = {
    executed,
    shown,
    async lookAt(page) {
      const { fields, planted } = await page.evaluate(look);
      for (const field of fields) shown.add(field);
      return planted;
    },
  };
  const listenIn = async (context: BrowserContext): Promise<void> => {
    await context.exposeBinding('xss', ({ page }, payload: number) => {
      executed.push(`payload ${payload} at ${page.url()}`);
    });
    context.on('page', (page) =>
      page.on('dialog', (dialog) => {
        executed.push(`a dialog at ${page.url()}: ${dialog.message()}`);
        return dialog.dismiss();
      }),
    );
  };
  return { ...watch, listenIn };
}

// Runs in the page.
function look() {
  const RUNS = /^(href|src|action|formaction|xlink:href|data|srcdoc)$/i;
  const elements = [...document.querySelectorAll('*')];
  const attributes = elements.flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          /^on/i.test(name) ||
          (RUNS.test(name) && /^[\s\p{Cc}]*(j\s*a\s*v\s*a\s*s|vb|data:text)/iu.test(value)),
      )
      .map(({ name, value }) => `${element.tagName} ${name}="${value.slice(0, 80)}"`),
  );
  const foreign = elements
    .filter(
      (element) =>
        /^(iframe|object|embed|marquee|math|base|x)$/i.test(element.tagName) ||
        (/^(script|style|link|noscript)$/i.test(element.tagName) && element.outerHTML.includes('xss(')),
    )
    .map((element) => element.outerHTML.slice(0, 80));
  const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
    ({ value }) => value,
  );
  const all = [document.documentElement.outerHTML, document.title, ...values].join('\n');
  const fields = [...new Set([...all.matchAll(/«([a-z ]+)»/g)].map(([, field]) => field ?? ''))];
  return { fields, planted: [...attributes, ...foreign] };
}
