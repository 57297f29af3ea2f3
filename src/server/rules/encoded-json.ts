/** A value encoded as JSON once for a whole class; serializes as the value. */
export class EncodedJson<Value> {
  constructor(readonly text: string) {}

  toJSON(): Value {
    return JSON.parse(this.text);
  }
}

/**
 * A list that creates its items anew at each iteration, so that a list written item by item is never in memory as a
 * whole. Serializes as an array.
 */
export class LazyList<Item> implements Iterable<Item> {
  constructor(private readonly make: () => Iterator<Item>) {}

  [Symbol.iterator](): Iterator<Item> {
    return this.make();
  }

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
