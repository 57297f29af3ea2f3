import { type ReactNode, useContext, useMemo } from 'react';
import { uploadUrl } from '../../../../shared/rich-text/upload-id';
import { FormatHereContext, type UseFormatHere } from '../../../rich-text/texts-context';

interface ImportedPicturesProps {
  /** Small versions as data URLs, by the names in the texts. */
  pictures: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Shows an unsaved file's pictures in the texts inside, as if uploaded. */
export function ImportedPictures({ pictures, children }: ImportedPicturesProps) {
  const useFormatHere = useContext(FormatHereContext);
  const shown = useMemo(() => withPictures(useFormatHere, pictures), [useFormatHere, pictures]);
  return <FormatHereContext value={shown}>{children}</FormatHereContext>;
}

const withPictures =
  (useFormatHere: UseFormatHere, pictures: Readonly<Record<string, string>>): UseFormatHere =>
  (source) => {
    const html = useFormatHere(source);
    return useMemo(
      () => html && namedIn(html).reduce((left, name) => placed(left, name, pictures[name]), html),
      [html],
    );
  };

const NAME = /src="\/uploads\/(imported-picture-\d{6})\.webp"/g;

const namedIn = (html: string): string[] => [...html.matchAll(NAME)].map(([, name = '']) => name);

const placed = (html: string, name: string, url: string | undefined): string =>
  // Unreadable pictures are not requested.
  html.replaceAll(
    `src="${uploadUrl(name)}"`,
    url?.startsWith('data:image/') ? `src="${url}"` : 'data-missing',
  );
