export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'formula'; readonly source: string; readonly tex: string; readonly display: boolean }
  | { readonly kind: 'image'; readonly uploadId: string; readonly alt: string }
  | { readonly kind: 'link'; readonly address: string; readonly children: readonly Inline[] }
  | { readonly kind: 'strong' | 'em'; readonly children: readonly Inline[] };

export type Block =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly ListItem[]; readonly numbering: Numbering | null }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Cell[])[] };

export interface ListItem {
  /** As typed; null for a bullet. */
  readonly number: number | null;
  readonly blocks: readonly Block[];
}

/** The sign after a list's numbers. */
export type Numbering = '.' | ')';

export interface Cell {
  readonly children: readonly Inline[];
  readonly align: 'center' | 'right' | null;
}
