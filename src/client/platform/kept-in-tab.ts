import { useState } from 'react';
import { readInTab, removeInTab, writeInTab } from './tab-storage';

/** A yes or no of an attempt or a quiz that is kept in this tab, also after a reload. */
export function useKeptInTab(key: string, id: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readInTab(key) === id);
  const set = (on: boolean) => {
    setOn(on);
    if (on) writeInTab(key, id);
    else removeInTab(key);
  };
  return [isOn, set];
}
