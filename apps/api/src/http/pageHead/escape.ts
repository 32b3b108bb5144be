const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML and XML, between tags and within quotes. Removes characters that XML cannot contain. */
export const escapeMarkup = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"']/g, sign => ENTITIES[sign]!)
