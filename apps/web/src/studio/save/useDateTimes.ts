import { useDates } from '../../session/index.ts'

/** Day and time of an instant, as the language writes the day. */
export function useDateTimes(): (instant: string | number | null | undefined) => string {
  const date = useDates()
  return instant => {
    const at = new Date(instant ?? Number.NaN)
    if (Number.isNaN(at.getTime())) return ''
    const two = (n: number): string => String(n).padStart(2, '0')
    return `${date(at.toISOString())}, ${two(at.getHours())}:${two(at.getMinutes())}`
  }
}
