interface ImportMeta {
  /** Vite's: one loader for each file that the pattern finds at build time. */
  glob<T>(pattern: string, options: { readonly import: string }): Record<string, () => Promise<T>>
  /** Eagerly: what each of the files gives. */
  glob<T>(
    pattern: string,
    options: { readonly import: string; readonly query: string; readonly eager: true },
  ): Record<string, T>
}
