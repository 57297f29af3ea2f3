/**
 * A list whose items are made when they are asked for, each time anew: what is written item by item never stands in memory as
 * a whole. As JSON it is the list.
 */
export class LazyList<Item> implements Iterable<Item> {
  constructor(private readonly make: () => Iterator<Item>) {}

  [Symbol.iterator](): Iterator<Item> {
    return this.make();
  }

  /** The list of what is made of each item, which is made when it is asked for too. */
  map<Made>(change: (item: Item) => Made): LazyList<Made> {
    const items = this;
    return new LazyList(function* () {
      for (const item of items) yield change(item);
    });
  }

  toJSON(): Item[] {
    return [...this];
  }
}
