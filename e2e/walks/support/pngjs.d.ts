/** The little of pngjs that the walks use; it brings no types of its own. */
declare module 'pngjs' {
  export interface Picture {
    readonly width: number
    readonly height: number
    /** RGBA, row by row. */
    readonly data: Buffer
  }
  export const PNG: { readonly sync: { read(file: Buffer): Picture } }
}
