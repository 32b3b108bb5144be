import { create } from 'zustand'

export type Unit = 'cm' | 'in'

const KEY = 'kitwright.unit'
const MM_PER_INCH = 25.4

// Storage may be switched off: then a choice lasts as long as the page.
function kept(): Unit {
  try {
    return localStorage.getItem(KEY) === 'in' ? 'in' : 'cm'
  } catch {
    return 'cm'
  }
}

interface UnitChoice {
  readonly unit: Unit
  readonly setUnit: (unit: Unit) => void
}

/** What this browser reads lengths in. */
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

/** A length without its unit: 475 mm is 47.5 cm, or 18.7 in. */
export const formatLength = (mm: number, unit: Unit): string =>
  String(Math.round((unit === 'cm' ? mm / 10 : mm / MM_PER_INCH) * 10) / 10)
