interface UploadRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  readonly signal?: AbortSignal;
}

/**
 * Sends a form like `fetch`, with progress from 0 to 1, which only XMLHttpRequest reports. No timeout, since 10 MB may take
 * minutes; the user can cancel.
 */
export function uploadWithProgress(
  address: string,
  { method, headers, body, signal }: UploadRequest,
  onProgress: (share: number) => void = () => undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError('The upload was cut off.'));
    const giveUp = () => {
      request.abort();
      reject(signal?.reason);
    };
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.responseType = 'blob';
    request.onload = () => {
      const contentType = request.getResponseHeader('content-type') ?? '';
      resolve(
        new Response(request.response, { status: request.status, headers: { 'content-type': contentType } }),
      );
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onloadend = () => signal?.removeEventListener('abort', giveUp);
    if (signal?.aborted) return giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    request.send(body);
  });
}
