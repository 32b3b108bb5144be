interface ImportMeta {
  /** Vite's glob: one loader for each file that the pattern finds at build time. */
  glob<T>(pattern: string, options: { readonly import: string }): Record<string, () => Promise<T>>
  /** Eager variant: the export of each file. */
  glob<T>(
    pattern: string,
    options: { readonly import: string; readonly query: string; readonly eager: true },
  ): Record<string, T>
}
