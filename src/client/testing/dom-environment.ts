import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** The globals taken from Node, which the server uses: happy-dom's own are incompatible. */
const OF_NODE = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
  'fetch',
] as const;

const happyDom = builtinEnvironments['happy-dom'];

/** An in-memory page in the same process as its server. */
const environment: Environment = {
  ...happyDom,
  name: 'dom',
  // The server's modules are transformed for Node.
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const ofNode = OF_NODE.map((name) => [name, global[name]] as const);
    const running = await happyDom.setup(global, options);
    for (const [name, value] of ofNode) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    focusOpenedDialogs(global.HTMLDialogElement);
    knowSearch(global.HTMLUnknownElement);
    for (const name of ['HTMLInputElement', 'HTMLTextAreaElement'] as const) {
      setRangesPastReact(global[name].prototype);
    }
    haveNoLocks(global.Navigator);
    haveStandardsMode(global.document);
    return running;
  },
};

const FOCUSABLE = ['button', 'input', 'select', 'textarea'].map((name) => `${name}:not([disabled])`);

/** Browsers focus a modal dialog on opening; happy-dom does not. */
function focusOpenedDialogs({ prototype }: typeof HTMLDialogElement): void {
  const { showModal } = prototype;
  prototype.showModal = function () {
    showModal.call(this);
    this.querySelector<HTMLElement>(`${FOCUSABLE}, a[href], [tabindex]`)?.focus();
  };
}

export default environment;

/** Browsers support the element `search` since 2023; React warns about unknown ones. */
function knowSearch({ prototype }: typeof HTMLUnknownElement): void {
  Object.defineProperty(prototype, Symbol.toStringTag, {
    get(this: HTMLElement) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });
}

/** Browsers set a range's value past React's own setter, so that React notices the change. */
function setRangesPastReact(prototype: HTMLInputElement | HTMLTextAreaElement): void {
  const value = Object.getOwnPropertyDescriptor(prototype, 'value');
  function setRangeText(this: typeof prototype, text: string, start: number, end: number) {
    const before: string = value?.get?.call(this);
    value?.set?.call(this, before.slice(0, start) + text + before.slice(end));
  }
  Object.defineProperty(prototype, 'setRangeText', {
    value: setRangeText,
    configurable: true,
    writable: true,
  });
}

/** happy-dom claims to support locks but does not; a browser on plain HTTP has none. */
function haveNoLocks({ prototype }: typeof Navigator): void {
  Reflect.deleteProperty(prototype, 'locks');
}

/** happy-dom does not tell the mode of its document; Temml renders only in that of a page with a doctype. */
function haveStandardsMode(page: Document): void {
  Object.defineProperty(page, 'compatMode', { value: 'CSS1Compat', configurable: true });
}
