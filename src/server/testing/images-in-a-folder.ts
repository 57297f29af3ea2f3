import { fileImageStore } from '../adapters/images/file-image-store';
import type { ImageStore } from '../ports/image-store';
import { aFolder } from './a-folder';

/** The real store, which creates its folder at the first use: few tests need it. */
export function imagesInAFolder(): ImageStore {
  let made: ImageStore | undefined;
  const images = () => {
    made ??= fileImageStore(aFolder('images'));
    return made;
  };
  return {
    store: (bytes) => images().store(bytes),
    shrink: (bytes) => images().shrink(bytes),
    find: (name) => images().find(name),
    has: (url) => images().has(url),
    listStoredBefore: (time) => images().listStoredBefore(time),
    remove: (url) => images().remove(url),
  };
}
