import { create } from 'zustand'
import type { LengthUnit } from '../../ui/index.ts'

const KEY = 'kitwright.unit'
const MM_PER_INCH = 25.4

// If storage is disabled, a choice lasts as long as the page.
function kept(): LengthUnit {
  try {
    return localStorage.getItem(KEY) === 'in' ? 'in' : 'cm'
  } catch {
    return 'cm'
  }
}

interface UnitChoice {
  readonly unit: LengthUnit
  readonly setUnit: (unit: LengthUnit) => void
}

/** The unit of length that this browser uses. */
export const useUnit = create<UnitChoice>()(set => ({
  unit: kept(),
  setUnit: unit => {
    try {
      localStorage.setItem(KEY, unit)
    } catch {
      /* see kept */
    }
    set({ unit })
  },
}))

/** Formats a length without its unit: 475 mm is 47.5 cm, or 18.7 in. */
export const formatLength = (mm: number, unit: LengthUnit): string =>
  String(Math.round((unit === 'cm' ? mm / 10 : mm / MM_PER_INCH) * 10) / 10)
