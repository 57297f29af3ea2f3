import { watched } from '../../watched';
import type { Part } from './parts-to-say';

/** The voices that speak on this device: another one would send the question to whoever makes the browser. */
const localVoices = (): readonly SpeechSynthesisVoice[] =>
  'speechSynthesis' in window ? speechSynthesis.getVoices().filter(({ localService }) => localService) : [];

/** Whether this device has a voice; browsers know that some time after the page has come. */
export const hasVoice = watched(
  () => localVoices().length > 0,
  () => ('speechSynthesis' in window ? [[speechSynthesis, 'voiceschanged']] : []),
);

const languageOf = ({ lang }: { lang: string }): string => lang.split(/[-_]/)[0]?.toLowerCase() ?? '';

/** A voice of the language, of the browser's own region if there is one; else the voice that the device reads with by itself. */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = localVoices();
  const fitting = voices.filter((voice) => languageOf(voice) === language);
  const ofRegion = fitting.find(({ lang }) => navigator.languages.includes(lang.replace('_', '-')));
  return ofRegion ?? fitting[0] ?? voices.find((voice) => voice.default) ?? voices[0];
}

/** What is being read; a browser forgets the end of an utterance that nothing holds. */
let said:
  | { readonly utterances: readonly SpeechSynthesisUtterance[]; readonly onEnd: () => void }
  | undefined;

export function readAloud(parts: readonly Part[], onEnd: () => void): void {
  hush();
  const utterances = parts.map(({ text, language }) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voiceFor(language) ?? null;
    utterance.lang = language;
    return utterance;
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
}

/** Stops at once; whoever had it read is told. */
export function hush(): void {
  const before = said;
  said = undefined;
  if (!before) return;
  speechSynthesis.cancel();
  before.onEnd();
}
