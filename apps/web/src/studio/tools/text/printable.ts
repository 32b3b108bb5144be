/** What can be printed: line breaks stay, other control characters become spaces, half a sign is dropped. */
export const printable = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .replaceAll(/\p{Cs}/gu, '')
