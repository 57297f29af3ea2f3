import { LONG_IMAGE } from '../../shared/constants';

/** Marks every picture that is much higher than wide, so that styles bound its width in place of its height. */
export function markLongPictures(): void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLImageElement)
      target.toggleAttribute('data-long', target.naturalHeight > LONG_IMAGE.ratio * target.naturalWidth);
  };
  // The loading of a picture is not told to what it stands in.
  document.addEventListener('load', mark, true);
}
