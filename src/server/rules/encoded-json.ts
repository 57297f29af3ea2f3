/** A value that stands as JSON already: what a whole class gets is encoded once. As JSON it is the value. */
export class EncodedJson<Value> {
  constructor(readonly text: string) {}

  toJSON(): Value {
    return JSON.parse(this.text);
  }
}
