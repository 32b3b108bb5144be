type Rows = readonly (readonly (string | number | boolean | Date | null)[])[]

/** A squad list as somebody wrote it, and what the reader makes of it. */
export interface Sample {
  readonly title: string
  /** Pasted, unless `encoding` or `sheet` says that it comes as a file. */
  readonly text?: string
  readonly encoding?:
    | 'utf-8'
    | 'utf-8-mark'
    | 'utf-16le'
    | 'utf-16be'
    | 'utf-16le-no-mark'
    | 'windows-1252'
    | 'windows-1258'
  /** Rows of an Excel file, or of a Google Sheet saved as one. */
  readonly sheet?: Rows
  /** Sheets of one Excel file. */
  readonly sheets?: readonly { readonly name: string; readonly rows: Rows }[]
  /** `name|number|size|role|name on shirt|sleeve`, trailing empty ones left out; `*` marks a size that was not given, role is `gk`. */
  readonly players: readonly string[]
  /** `line problem value`. */
  readonly asked?: readonly string[]
  /** Texts shown as ignored, in order. */
  readonly ignored?: readonly string[]
  /** Numbers at the starts of lines that count the list: first and last. */
  readonly numbering?: readonly [number, number]
}
