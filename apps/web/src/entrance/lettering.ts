import letteringUrl from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url'

/** Registers the `Serie A` family from a free lettering face; it loads with its first use and never holds up the start. */
export function registerLettering(): void {
  try {
    document.fonts.add(new FontFace('Serie A', `url(${letteringUrl})`, { weight: '400 700' }))
  } catch (cause) {
    console.warn('the Serie A lettering could not be registered', cause)
  }
}
