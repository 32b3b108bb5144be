const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escape = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign]!)

/** Escapes text that people wrote and preserves its line breaks. */
export const escapeLines = (text: string): string => escape(text).replaceAll(/\r?\n/g, '<br>')
