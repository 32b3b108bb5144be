import { useDates } from '../session/index.ts'

type Instant = string | number | null | undefined
const two = (n: number): string => String(n).padStart(2, '0')

/** Writes day and time of an instant, the day as the visitor's language does; an unset one is empty. */
export function useMoments(): (instant: Instant) => string {
  const date = useDates()
  return instant => {
    const at = new Date(instant ?? Number.NaN)
    if (Number.isNaN(at.getTime())) return ''
    return `${date(at.toISOString())}, ${two(at.getHours())}:${two(at.getMinutes())}`
  }
}
