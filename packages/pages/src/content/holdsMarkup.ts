/** True for a text with a tag, a comment or a character reference, as HTML has them. `a < b` and `<3` are plain. */
export const holdsMarkup = (text: string): boolean =>
  /<\/?[a-z][^<]*>|<!--|<[!?][a-z[]|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i.test(text)
