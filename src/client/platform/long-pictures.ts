import { LONG_IMAGE } from '../../shared/constants';

/** Marks images much taller than wide, so that styles do not limit their height. */
export function markLongPictures(): void {
  const mark = ({ target }: Event) => {
    // Other elements lack a natural size and get no mark.
    const { naturalHeight, naturalWidth } = target as HTMLImageElement;
    (target as Element).toggleAttribute('data-long', naturalHeight > LONG_IMAGE.ratio * naturalWidth);
  };
  // Load events of images do not bubble.
  document.addEventListener('load', mark, true);
}
