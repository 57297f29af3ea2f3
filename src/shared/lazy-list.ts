/**
 * A list whose items are made when they are asked for, each time anew: what is written item by item never stands in memory as
 * a whole. As JSON it is the list.
 */
export class LazyList<Item> implements Iterable<Item> {
  constructor(private readonly make: () => Iterator<Item>) {}

  [Symbol.iterator](): Iterator<Item> {
    return this.make();
  }

  toJSON(): Item[] {
    return [...this];
  }
}
