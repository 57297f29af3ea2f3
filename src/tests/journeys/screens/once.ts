import type { School } from './school';

/** Creates a read-only fixture once per school, shared by several screens. */
export function oncePer<Made>(make: (school: School) => Promise<Made>): (school: School) => Promise<Made> {
  const made = new WeakMap<School, Promise<Made>>();
  return (school) => {
    const found = made.get(school) ?? make(school);
    made.set(school, found);
    return found;
  };
}
