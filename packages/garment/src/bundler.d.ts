interface ImportMeta {
  /** Vite's: one loader for each file that the pattern finds at build time. */
  glob<T>(pattern: string, options: { readonly import: string }): Record<string, () => Promise<T>>
}
