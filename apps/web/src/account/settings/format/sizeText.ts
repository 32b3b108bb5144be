const MB = 1024 * 1024

/** File size in the most readable unit. */
export const sizeText = (bytes: number): string =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${Math.round((bytes / MB) * 10) / 10} MB`
