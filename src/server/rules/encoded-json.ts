/** A value encoded as JSON once for a whole class; serializes as the value. */
export class EncodedJson<Value> {
  constructor(readonly text: string) {}

  toJSON(): Value {
    return JSON.parse(this.text);
  }
}
