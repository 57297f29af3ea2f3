import { useEffect } from 'react';

/** Fetches the picture of the question that comes next while this one is being answered. */
export function useImagePrefetch(address: string | null | undefined): void {
  useEffect(() => {
    if (address) new Image().src = address;
  }, [address]);
}
