/** What can be printed: control characters (a pasted line break too) become spaces. */
export const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')
