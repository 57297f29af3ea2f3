import { tokenToSend } from './local-storage';
import { timedFetch } from './trpc-client';

/** Downloads a file from the server, e.g. `/quiz/{id}/results.csv`. */
export async function download(path: string, fallbackName: string): Promise<void> {
  const answer = await timedFetch(path, { headers: { authorization: `Bearer ${tokenToSend() ?? ''}` } });
  if (!answer.ok) {
    const data: unknown = await answer.json().catch(() => undefined);
    throw Object.assign(new Error(`The download of ${path} answered ${answer.status}.`), {
      data: { ...(typeof data === 'object' ? data : undefined), httpStatus: answer.status },
    });
  }
  saveFile(await answer.blob(), fileNameIn(answer.headers.get('content-disposition')) ?? fallbackName);
}

export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The file name of a Content-Disposition header, preferring the UTF-8 form; undefined if missing. */
export function fileNameIn(disposition: string | null): string | undefined {
  const extended = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // A broken encoding falls back to the plain form.
    }
  }
  return disposition?.match(/filename="((?:[^"\\]|\\.)*)"/i)?.[1]?.replace(/\\(.)/g, '$1');
}
