import type { School } from './school';

/** Makes something for a school once: several screens look at it, and none changes it. */
export function oncePer<Made>(make: (school: School) => Promise<Made>): (school: School) => Promise<Made> {
  const made = new WeakMap<School, Promise<Made>>();
  return (school) => {
    const found = made.get(school) ?? make(school);
    made.set(school, found);
    return found;
  };
}
