import { useState } from 'react';
import { readInTab, removeInTab, writeInTab } from './tab-storage';

/** A flag for one attempt or quiz, stored for this tab and across reloads. */
export function useKeptInTab(key: string, id: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readInTab(key) === id);
  const set = (on: boolean) => {
    setOn(on);
    if (on) writeInTab(key, id);
    else removeInTab(key);
  };
  return [isOn, set];
}
