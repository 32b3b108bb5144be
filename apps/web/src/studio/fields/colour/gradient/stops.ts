import { clamp } from '@kitwright/measure'

/**
 * Returns the stop's position for a thumb centred at `x` px on a track of width `trackPx`: whole percent, clamped to
 * the track.
 */
export function percentAt(x: number, trackPx: number, thumbPx: number): number {
  const room = trackPx - thumbPx
  return room <= 0 ? 0 : Math.round(clamp((x - thumbPx / 2) / room, 0, 1) * 100)
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
}

/** Returns the stop after a key, with Shift in steps of ten; null for a key that does not move it. */
export function percentAfterKey(at: number, key: string, isFar: boolean): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return 100
  const step = STEPS[key]
  return step === undefined ? null : clamp(at + step * (isFar && Math.abs(step) === 1 ? 10 : 1), 0, 100)
}
