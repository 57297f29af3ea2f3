import { useRef, useState } from 'react';

/**
 * The selected items of a list in selection order; Shift extends the selection from the last pressed item.
 */
export function useSelection(ids: readonly string[]) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const last = useRef<string | undefined>(undefined);
  const toggle = (id: string, withShift: boolean) => {
    const from = last.current === undefined ? -1 : ids.indexOf(last.current);
    const to = ids.indexOf(id);
    const range = withShift && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    last.current = id;
    setSelected((now) =>
      now.includes(id)
        ? now.filter((each) => !range.includes(each))
        : [...now.filter((each) => !range.includes(each)), ...range],
    );
  };
  return { selected, toggle, clear: () => setSelected([]) };
}

export type Selection = ReturnType<typeof useSelection>;
