import { LONG_IMAGE } from '../../shared/constants';

/** Marks every picture that is much higher than wide, so that styles do not bound its height. */
export function markLongPictures(): void {
  const mark = ({ target }: Event) => {
    // Whatever else loads has no such size, and gets no mark.
    const { naturalHeight, naturalWidth } = target as HTMLImageElement;
    (target as Element).toggleAttribute('data-long', naturalHeight > LONG_IMAGE.ratio * naturalWidth);
  };
  // The loading of a picture is not told to what it stands in.
  document.addEventListener('load', mark, true);
}
