/** A paragraph, or a list. Links are written `[label](address)`; `{support}` stands for the support address, any other name in braces for what instance-texts say of this server. */
type Block = string | readonly string[];

interface DocumentSection {
  /** The anchor of the heading. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A page that is only read. */
export interface SiteDocument {
  readonly title: string;
  readonly lastUpdated?: string;
  readonly intro: string;
  readonly sections: readonly DocumentSection[];
}
