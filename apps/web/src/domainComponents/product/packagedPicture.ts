/** Address of a picture packaged with this build; null when there is none of that name. */
export const packagedPicture = (name: string): string | null =>
  __PICTURES__.includes(name) ? `/pictures/${name}` : null
