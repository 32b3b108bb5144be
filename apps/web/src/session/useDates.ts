import { dayIn, DEFAULT_TIME_ZONE, offsetIn } from '@kitwright/measure'
import { type Language, writeDay } from '@kitwright/words'
import { useTenant } from './identity/context.tsx'
import { usePreferences } from './preferences.ts'

/** Formats a day in the language, in the shop's time zone. Returns '' for an unset or unreadable date. */
export function formatDate(instant: string | null, language: Language, timeZone: string = DEFAULT_TIME_ZONE): string {
  const date = new Date(instant ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? '' : writeDay(dayIn(date, timeZone), language)
}

/** Formats the time of day in the shop's time zone, as `16:05`. */
export const formatTime = (instant: string, timeZone: string): string =>
  new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })

/**
 * Formats an instant's day and time in the shop's time zone, whatever the browser's is. Returns '' if unset or
 * unreadable.
 */
export function formatMoment(
  instant: string | number | null | undefined,
  language: Language,
  timeZone: string,
): string {
  const at = new Date(instant ?? Number.NaN)
  if (Number.isNaN(at.getTime())) return ''
  const written = at.toISOString()
  return `${formatDate(written, language, timeZone)}, ${formatTime(written, timeZone)}`
}

/** Returns the shop's time zone. Shop data cached by an older build lacks it. */
export const useTimeZone = (): string => useTenant().settings.timeZone || DEFAULT_TIME_ZONE

/** Returns a formatter of dates in the visitor's language and the shop's time zone. An unset date gives ''. */
export function useDates(): (instant: string | null) => string {
  const language = usePreferences(state => state.language)
  const timeZone = useTimeZone()
  return instant => formatDate(instant, language, timeZone)
}

/**
 * Returns a formatter of day and time in the visitor's language and the shop's time zone. An unset instant gives ''.
 */
export function useMoments(): (instant: Parameters<typeof formatMoment>[0]) => string {
  const language = usePreferences(state => state.language)
  const timeZone = useTimeZone()
  return instant => formatMoment(instant, language, timeZone)
}

/** Returns a formatter of days with the shop's UTC offset, for the first or last day of something. */
export function useExactDates(): (instant: string | null) => string {
  const date = useDates()
  const timeZone = useTimeZone()
  return instant => {
    const said = date(instant)
    return said === '' ? '' : `${said} (${offsetIn(new Date(instant!), timeZone)})`
  }
}
