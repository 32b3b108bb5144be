/** Time zone of a shop that has chosen none. */
export const DEFAULT_TIME_ZONE = 'Asia/Phnom_Penh'

const FORMATS = new Map<string, Intl.DateTimeFormat>()

/** Returns a formatter for Gregorian calendar numbers in a zone. Throws a RangeError for an unknown zone. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  FORMATS.set(zone, format)
  return format
}

/**
 * Whether a text names a zone of the IANA database, such as `Asia/Phnom_Penh`. Offsets such as `+07:00` are rejected
 * because they have no summer time.
 */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(zone)) return false
  try {
    return formatOf(zone).format(0) !== ''
  } catch {
    return false
  }
}

interface LocalTime {
  readonly day: string
  readonly hour: number
  readonly minute: number
}

function localTime(instant: Date, zone: string): LocalTime {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const year = (parts['year'] ?? '').padStart(4, '0')
  return {
    day: `${year}-${parts['month']}-${parts['day']}`,
    hour: Number(parts['hour']),
    minute: Number(parts['minute']),
  }
}

/** Returns the day of an instant in a zone, as `2026-11-30`. */
export const dayIn = (instant: Date, zone: string): string => localTime(instant, zone).day

const HOUR_MS = 3_600_000
/** More than any zone's distance from UTC. */
const FARTHEST_MS = 27 * HOUR_MS

const midnightUtc = (day: string): number | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const ms = Date.parse(`${day}T00:00:00.000Z`)
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day ? null : ms
}

/** Returns the day that is `days` after another; a negative number goes back. Throws a RangeError for an invalid day. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10)

/** Returns the first instant of a day in a zone, also where clocks skip midnight; null for an invalid day. */
export function startOfDay(day: string, zone: string): Date | null {
  const utc = midnightUtc(day)
  if (utc === null) return null
  // Days in a zone increase monotonically with time, so a binary search works.
  let [before, from] = [utc - FARTHEST_MS, utc + FARTHEST_MS]
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (dayIn(new Date(middle), zone) < day) before = middle
    else from = middle
  }
  return new Date(from)
}

/** Returns the last millisecond of a day in a zone; null for an invalid day. */
export function endOfDay(day: string, zone: string): Date | null {
  if (midnightUtc(day) === null) return null
  const next = startOfDay(dayAfter(day), zone)
  return next && new Date(next.getTime() - 1)
}

/** Formats the zone's offset from UTC at an instant: `UTC+7`, `UTC+5:45`, `UTC`. */
export function offsetIn(instant: Date, zone: string): string {
  const { day, hour, minute } = localTime(instant, zone)
  const local = Date.parse(`${day}T00:00:00.000Z`) + hour * HOUR_MS + minute * 60_000
  const minutes = Math.round((local - Math.floor(instant.getTime() / 60_000) * 60_000) / 60_000)
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
