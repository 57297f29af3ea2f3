import { LONG_IMAGE } from '../../shared/constants';

/** Marks every picture that is much higher than wide, so that styles do not bound its height. */
export function markLongPictures(): void {
  const mark = ({ target }: Event) => {
    // Other elements that load have no such size, and get no mark.
    const { naturalHeight, naturalWidth } = target as HTMLImageElement;
    (target as Element).toggleAttribute('data-long', naturalHeight > LONG_IMAGE.ratio * naturalWidth);
  };
  // The load event of a picture does not bubble.
  document.addEventListener('load', mark, true);
}
