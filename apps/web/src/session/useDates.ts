import { dayIn, DEFAULT_TIME_ZONE, offsetIn } from '@kitwright/measure'
import { type Language, writeDay } from '@kitwright/words'
import { useTenant } from './identity/context.tsx'
import { usePreferences } from './preferences.ts'

/** A day as the language writes it, on the shop's calendar; an unset or unreadable date is empty. */
export function formatDate(instant: string | null, language: Language, timeZone: string = DEFAULT_TIME_ZONE): string {
  const date = new Date(instant ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? '' : writeDay(dayIn(date, timeZone), language)
}

/** The time of day in the shop's time zone, as `16:05`. */
export const formatTime = (instant: string, timeZone: string): string =>
  new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })

/** Day and time of an instant in the shop's time zone, whatever the browser's is; an unset or unreadable one is empty. */
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

/** The shop's own. What an older build has kept of the shop does not say it. */
export const useTimeZone = (): string => useTenant().settings.timeZone || DEFAULT_TIME_ZONE

/** Writes dates as the visitor's language does, on the shop's calendar; an unset date is empty. */
export function useDates(): (instant: string | null) => string {
  const language = usePreferences(state => state.language)
  const timeZone = useTimeZone()
  return instant => formatDate(instant, language, timeZone)
}

/** Writes day and time as the visitor's language does, in the shop's time zone; an unset instant is empty. */
export function useMoments(): (instant: Parameters<typeof formatMoment>[0]) => string {
  const language = usePreferences(state => state.language)
  const timeZone = useTimeZone()
  return instant => formatMoment(instant, language, timeZone)
}

/** Writes days with the offset of the shop's time zone, for a day that something begins or ends with. */
export function useExactDates(): (instant: string | null) => string {
  const date = useDates()
  const timeZone = useTimeZone()
  return instant => {
    const said = date(instant)
    return said === '' ? '' : `${said} (${offsetIn(new Date(instant!), timeZone)})`
  }
}
