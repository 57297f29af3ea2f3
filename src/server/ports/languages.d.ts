import type { Catalogue } from '../../shared/languages/catalogue';
/** The languages of the product, with the school's corrections. */
export interface Languages {
  /** As BCP 47 tags, sorted. */
  readonly offered: readonly string[];
  /** The school's. */
  readonly usual: string;
  /** One sentence for each correction that was refused, for the operator. */
  readonly problems: readonly string[];
  /** The sentences of a language, where it lacks one in English; all English for a language not offered. */
  catalogueOf(language: string): Catalogue;
}
