/** Types for the parts of pngjs that the tests use, since it brings none of its own. */
declare module 'pngjs' {
  export interface Picture {
    readonly width: number
    readonly height: number
    /** RGBA, row by row. */
    readonly data: Buffer
  }
  export const PNG: { readonly sync: { read(file: Buffer): Picture } }
}
