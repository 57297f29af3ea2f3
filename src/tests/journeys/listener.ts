import type { CDPSession, Page } from 'playwright-core';

/** An element as announced by a screen reader. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  /** The text of a field, or the selected entry of a list. */
  readonly value: string;
  readonly states: readonly string[];
}

/** A keyboard user who perceives only announcements and the focused element. */
export interface Listener {
  /** Everything heard, one line per key. */
  readonly log: readonly string[];
  press(key: string): Promise<Heard>;
  type(text: string): Promise<void>;
  /** Presses a key until the focused element has this role and name; returns immediately if it already has. */
  find(role: string, name: string | RegExp, key?: string): Promise<Heard>;
  /** Waits for an announcement without a key: the focus moves by itself, or a live region changes. */
  hear(text: string | RegExp): Promise<void>;
}

interface AxValue {
  readonly value?: unknown;
}
interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
}

const LONGEST_WAY = 120;
const PATIENCE_MS = 20_000;
/** Announced when the focus enters them. */
const SURROUNDINGS = ['group', 'radiogroup', 'dialog', 'alertdialog', 'navigation', 'list'];

/** Starts to listen. Call it before the first navigation, so that no announcement is missed. */
export async function aListener(page: Page): Promise<Listener> {
  const tools = await page.context().newCDPSession(page);
  await page.addInitScript(keepAnnouncements);
  const log: string[] = [];
  let [around, last]: [readonly string[], string] = [[], ''];

  /** Logs the changes since the last call under the key that caused them. */
  async function listen(key: string): Promise<Heard> {
    const nodes = await nodesOf(tools);
    const node = nodes.findLast((each) => stateOf(each, 'focused') === true);
    const heard = heardFrom(node);
    const within = node ? surroundingsOf(node, nodes) : [];
    const entered = within.filter((each) => !around.includes(each));
    const own = [...entered, spoken(heard, node)].join('; ');
    const announced = await page.evaluate(() => (window as unknown as Listened).announced?.splice(0) ?? []);
    if (key !== '' || own !== last || announced.length > 0)
      log.push(
        [key && `${key}:`, own === last && key === '' ? '' : own, ...announced.map((text) => `(${text})`)]
          .filter(Boolean)
          .join(' '),
      );
    [around, last] = [within, own];
    return heard;
  }

  async function press(key: string): Promise<Heard> {
    await page.keyboard.press(key);
    return listen(key);
  }

  return {
    log,
    press,
    async type(text) {
      await page.keyboard.type(text);
      await listen(`"${text}"`);
    },
    async find(role, name, key = 'Tab') {
      let heard = await listen('');
      for (let presses = 0; presses <= LONGEST_WAY; presses += 1) {
        if (heard.role === role && fits(heard.name, name)) return heard;
        heard = await press(key);
      }
      throw new Error(`${key} never reaches the ${role} ${name}.\n${log.join('\n')}`);
    },
    async hear(text) {
      const from = Math.max(0, log.length - 1);
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await page.waitForTimeout(50)) {
        await listen('');
        if (log.slice(from).some((line) => fits(line, text))) return;
      }
      throw new Error(`Nobody says ${text}.\n${log.join('\n')}`);
    },
  };
}

const fits = (heard: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? heard.includes(wanted) : wanted.test(heard);

async function nodesOf(tools: CDPSession): Promise<readonly AxNode[]> {
  const { nodes } = await tools.send('Accessibility.getFullAXTree');
  return nodes as readonly AxNode[];
}

const textOf = (value: AxValue | undefined): string => String(value?.value ?? '').trim();

const stateOf = (node: AxNode, name: string): unknown =>
  node.properties?.find((each) => each.name === name)?.value.value;

const heardFrom = (node: AxNode | undefined): Heard => ({
  role: textOf(node?.role),
  name: textOf(node?.name),
  value: textOf(node?.value),
  states: ['checked', 'required', 'disabled', 'invalid', 'expanded'].flatMap((name) => {
    const state = node && stateOf(node, name);
    return state === undefined || state === false || state === 'false' ? [] : [name];
  }),
});

const spoken = ({ role, name, value, states }: Heard, node: AxNode | undefined): string =>
  [role, `"${name}"`, value && `= ${value}`, ...states, textOf(node?.description)].filter(Boolean).join(' ');

function surroundingsOf(node: AxNode, nodes: readonly AxNode[]): string[] {
  const byId = new Map(nodes.map((each) => [each.nodeId, each]));
  const names: string[] = [];
  for (let at = byId.get(node.parentId ?? ''); at; at = byId.get(at.parentId ?? '')) {
    if (!at.ignored && SURROUNDINGS.includes(textOf(at.role)) && textOf(at.name) !== '')
      names.unshift(`${textOf(at.role)} "${textOf(at.name)}"`);
  }
  return names;
}

interface Listened {
  announced?: string[];
}

// Runs in the page; passed as text, so it may use nothing from outside.
function keepAnnouncements(): void {
  const announced: string[] = [];
  Object.assign(window, { announced });
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  const texts = new WeakMap<Element, string>();
  const look = () => {
    for (const region of document.querySelectorAll(LIVE)) {
      const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (text !== '' && text !== texts.get(region)) announced.push(text);
      texts.set(region, text);
    }
  };
  const start = () =>
    new MutationObserver(look).observe(document.documentElement, {
      ...{ childList: true, subtree: true, characterData: true },
    });
  if (document.documentElement) start();
  else document.addEventListener('DOMContentLoaded', start);
}
