import { watched } from '../watched';
import type { Part } from './parts-to-say';

/** The voices on this device: a remote one would send the question to the browser's vendor. */
const localVoices = (): readonly SpeechSynthesisVoice[] =>
  'speechSynthesis' in window ? speechSynthesis.getVoices().filter(({ localService }) => localService) : [];

/** Whether this device has a voice; browsers load their list late. */
export const hasVoice = watched(
  () => localVoices().length > 0,
  () => ('speechSynthesis' in window ? [[speechSynthesis, 'voiceschanged']] : []),
);

const languageOfVoice = ({ lang }: { lang: string }): string => lang.split(/[-_]/)[0]?.toLowerCase() ?? '';

/**
 * A voice of the language, preferably of the browser's region. Any voice can read Latin letters, but no
 * unknown script.
 */
function voiceFor({ text, language }: Part): SpeechSynthesisVoice | undefined {
  const voices = localVoices();
  const fitting = voices.filter((voice) => languageOfVoice(voice) === language);
  const ofRegion = fitting.find(({ lang }) => navigator.languages.includes(lang.replace('_', '-')));
  const isLatin = !/(?!\p{sc=Latin})\p{L}{2}/u.test(text);
  const other = isLatin ? (voices.find((voice) => voice.default) ?? voices[0]) : undefined;
  return ofRegion ?? fitting[0] ?? other;
}

/** The current utterances; a browser drops the end event of an unreferenced one. */
let said:
  | { readonly utterances: readonly SpeechSynthesisUtterance[]; readonly onEnd: () => void }
  | undefined;

/** Reads the parts that have a voice; returns whether these are all. */
export function readAloud(parts: readonly Part[], onEnd: () => void): boolean {
  hush();
  const utterances = parts.flatMap((part) => {
    const voice = voiceFor(part);
    if (!voice) return [];
    const utterance = new SpeechSynthesisUtterance(part.text);
    return [Object.assign(utterance, { voice, lang: part.language })];
  });
  const own = { utterances, onEnd };
  const end = () => {
    if (said === own) hush();
  };
  utterances.at(-1)?.addEventListener('end', end);
  for (const utterance of utterances) utterance.addEventListener('error', end);
  said = own;
  for (const utterance of utterances) speechSynthesis.speak(utterance);
  if (utterances.length === 0) hush();
  return utterances.length === parts.length;
}

/** Stops immediately and calls `onEnd`. */
export function hush(): void {
  const before = said;
  said = undefined;
  if (!before) return;
  speechSynthesis.cancel();
  before.onEnd();
}
