import { UPLOAD_ID } from '../../../../shared/rich-text/upload-id';
import { escapedGift, type GiftSource, giftSource, unmarkedSource } from './gift-source';
import { giftLosses } from './sentences';

const PICTURE = new RegExp(String.raw`!\[([^[\]\n]*)\]\(${UPLOAD_ID}\)`, 'g');

/** Writes the texts of one question and collects its losses. */
export class GiftWords {
  readonly losses = new Set<string>();
  #format: GiftSource['format'] = 'moodle';

  /** The question text, whose format the other texts inherit. */
  question(rich: string): string {
    const source = giftSource(this.withoutPictures(rich));
    this.#format = source.format;
    return marked(source, 'moodle');
  }

  rich(text: string): string {
    return marked(giftSource(this.withoutPictures(text)), this.#format);
  }

  /** A left side; an arrow would end it. */
  left(text: string): string {
    return this.withoutArrow(this.rich(text));
  }

  /** A right side; Moodle allows no formatting here. */
  right(text: string): string {
    const source = this.withoutPictures(text);
    const unmarked = unmarkedSource(source);
    if (unmarked === undefined) this.losses.add(giftLosses.formatting);
    return escapedGift(unmarked ?? source);
  }

  /** Text that answers are compared with literally. */
  plain(text: string): string {
    return this.withoutArrow(marked({ format: this.#format, source: text.trim() }, this.#format));
  }

  withoutArrow(written: string): string {
    if (!written.includes('->')) return written;
    this.losses.add(giftLosses.arrow);
    return written.replaceAll('->', '→');
  }

  withoutPictures(text: string): string {
    const without = text.replace(PICTURE, (_, alt: string) => alt);
    if (without !== text) this.losses.add(giftLosses.picturesInText);
    return without;
  }
}

/** Prefixes the format if it is not inherited, or if the text could be read as a format or a weight. */
function marked({ format, source }: GiftSource, inherited: GiftSource['format']): string {
  const mark = format !== inherited || /^(?:\[|%)/.test(source) ? `[${format}]` : '';
  return mark + escapedGift(source);
}
