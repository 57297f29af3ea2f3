import { catalogue } from '#catalogue';
import type { Catalogue } from './catalogue';
import { momentText } from './date-form';
import type { Sentences } from './sentence-types';
import { type Subject, speech } from './sentences';

/** A moment in epoch milliseconds, said in the time zone of the school. */
export interface Moment {
  readonly moment: number;
  readonly timeZone: string;
}

export type Part = string | number | boolean | Moment | Said;

/** A sentence by name and parts; the reader's side puts it into words. */
export interface Said {
  readonly subject: string;
  readonly name: string;
  readonly parts?: Readonly<Record<string, Part>>;
}

export type SaidBy<Sentence> = Sentence extends (parts: infer Parts) => string
  ? (
      parts: {
        [Name in keyof Parts]: Parts[Name] extends string ? Parts[Name] | Moment | Said : Parts[Name];
      },
    ) => Said
  : Said;

/** The sentences of a subject by name, not yet in a language. */
export function saidOf<Of extends Subject>(subject: Of) {
  const named = Object.entries(catalogue.messages[subject] ?? {}).map(([name, message]) => [
    name,
    typeof message === 'string'
      ? { subject, name }
      : (parts: Record<string, Part>): Said => ({ subject, name, parts }),
  ]);
  return Object.fromEntries(named) as { readonly [Name in keyof Sentences[Of]]: SaidBy<Sentences[Of][Name]> };
}

/** The sentence in a language, by default that of this visit (English on the server); undefined if it lacks one. */
export function say({ subject, name, parts = {} }: Said, of: Catalogue = catalogue): string | undefined {
  const message = of.messages[subject]?.[name];
  if (message === undefined) return undefined;
  const sentence = speech(message, of.language);
  if (typeof sentence === 'string') return sentence;
  return sentence(
    Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, partIn(value, of)])),
  );
}

function partIn(part: Part, of: Catalogue): string | number | boolean {
  if (typeof part !== 'object') return part;
  if ('moment' in part) return momentText(part.moment, part.timeZone);
  return say(part, of) ?? '';
}
