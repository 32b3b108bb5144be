type Rows = readonly (readonly (string | number | boolean | Date | null)[])[]

/** A squad list as written, with the result expected of the reader. */
export interface Sample {
  readonly title: string
  /** Pasted text, or the content of a file if `encoding` is given. */
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
  /**
   * `name|number|size|role|name on shirt|sleeve`, trailing empty ones omitted. `*` marks a missing size; the role is
   * `gk`.
   */
  readonly players: readonly string[]
  /** `line problem value`. */
  readonly asked?: readonly string[]
  /** Texts shown as ignored, in order. */
  readonly ignored?: readonly string[]
  /** First and last of the line numbers that only count the list. */
  readonly numbering?: readonly [number, number]
}
