interface Keys {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const withCommand = ({ ctrlKey, metaKey }: Keys) => ctrlKey || metaKey;

/** Ctrl or Cmd and S: save. */
export const isSaveShortcut = (keys: Keys): boolean => withCommand(keys) && keys.key.toLowerCase() === 's';

/** Ctrl or Cmd and Enter: save and go on to the next one. */
export const isNextShortcut = (keys: Keys): boolean => withCommand(keys) && keys.key === 'Enter';
