/** Puts the customer's name and the number of their latest order into a saved reply; an unknown one leaves no gap. */
export const fillReply = (text: string, { name, number }: { readonly name: string; readonly number: string }): string =>
  text.replaceAll('{{name}}', name).replaceAll('{{number}}', number).replaceAll(/ {2,}/g, ' ').trim()
