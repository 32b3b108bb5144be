/** Writes a day with its weekday, such as "Wed, 2 Dec". */
export const writeShortDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'kh' ? 'km-KH' : 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(`${day}T00:00:00Z`))
