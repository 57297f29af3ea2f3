/** What stands in a line of a rich text. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'formula'; readonly source: string; readonly tex: string; readonly display: boolean }
  | { readonly kind: 'image'; readonly uploadId: string; readonly alt: string }
  | { readonly kind: 'link'; readonly address: string; readonly children: readonly Inline[] }
  | { readonly kind: 'strong' | 'em'; readonly children: readonly Inline[] };

/** What stands one below the other. */
export type Block =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly ListItem[]; readonly numbering: Numbering | null }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Cell[])[] };

export interface ListItem {
  /** As it was typed; null where a dash or a star stands. */
  readonly number: number | null;
  readonly blocks: readonly Block[];
}

/** What stands behind the numbers of a list. */
export type Numbering = '.' | ')';

export interface Cell {
  readonly children: readonly Inline[];
  readonly align: 'center' | 'right' | null;
}
