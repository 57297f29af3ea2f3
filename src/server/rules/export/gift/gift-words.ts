import { UPLOAD_ID } from '../../../../shared/rich-text/upload-id';
import { escapedGift, type GiftSource, giftSource, unmarkedSource } from './gift-source';
import { giftLosses } from './sentences';

const PICTURE = new RegExp(String.raw`!\[([^[\]\n]*)\]\(${UPLOAD_ID}\)`, 'g');

/** Writes the texts of one question, and keeps what GIFT cannot say of it. */
export class GiftWords {
  readonly losses = new Set<string>();
  #format: GiftSource['format'] = 'moodle';

  /** The text of the question, whose format is that of its other texts. */
  question(rich: string): string {
    const source = giftSource(this.withoutPictures(rich));
    this.#format = source.format;
    return marked(source, 'moodle');
  }

  rich(text: string): string {
    return marked(giftSource(this.withoutPictures(text)), this.#format);
  }

  /** A left side: an arrow in it would end it. */
  left(text: string): string {
    return this.withoutArrow(this.rich(text));
  }

  /** A right side, which has no formatting in Moodle. */
  right(text: string): string {
    const source = this.withoutPictures(text);
    const unmarked = unmarkedSource(source);
    if (unmarked === undefined) this.losses.add(giftLosses.formatting);
    return escapedGift(unmarked ?? source);
  }

  /** What answers are compared with, to the letter. */
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

/** With the mark of its format where that is another, and where it begins like one, or like a weight. */
function marked({ format, source }: GiftSource, inherited: GiftSource['format']): string {
  const mark = format !== inherited || /^(?:\[|%)/.test(source) ? `[${format}]` : '';
  return mark + escapedGift(source);
}
