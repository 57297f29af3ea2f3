import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What the server speaks is Node's: happy-dom has its own of these, which the server would not know. */
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

/** A page in memory, in one world with the server that it talks to. */
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
    return running;
  },
};

const FOCUSABLE = ['button', 'input', 'select', 'textarea'].map((name) => `${name}:not([disabled])`);

/** A browser gives a modal dialog the focus, which happy-dom leaves where it was. */
function focusOpenedDialogs({ prototype }: typeof HTMLDialogElement): void {
  const { showModal } = prototype;
  prototype.showModal = function () {
    showModal.call(this);
    this.querySelector<HTMLElement>(`${FOCUSABLE}, a[href], [tabindex]`)?.focus();
  };
}

export default environment;

/** Browsers know the element `search` since 2023; React complains of what a document does not know. */
function knowSearch({ prototype }: typeof HTMLUnknownElement): void {
  Object.defineProperty(prototype, Symbol.toStringTag, {
    get(this: HTMLElement) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });
}

/** A browser writes a range without the setter that React puts before that of the element, so that React learns of it. */
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

/** Happy-dom says that it has locks, and has none; a browser over plain http does not say so. */
function haveNoLocks({ prototype }: typeof Navigator): void {
  Reflect.deleteProperty(prototype, 'locks');
}
