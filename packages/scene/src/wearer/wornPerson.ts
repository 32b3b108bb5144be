import type { Group } from 'three'
import { createPerson, type Person, type PersonLook, type PersonOptions } from '../person/index.ts'

/** A wearer’s head, rebuilt for each look. */
export interface WornPerson {
  show(look: PersonLook): void
  dispose(): void
}

export function createWornPerson(group: Group, options: Omit<PersonOptions, 'look'>): WornPerson {
  let worn: Person | null = null
  let key = ''
  return {
    show(look) {
      const wanted = JSON.stringify(look)
      if (wanted === key) return
      worn?.dispose()
      worn = createPerson({ ...options, look })
      group.add(worn.group)
      key = wanted
    },
    dispose() {
      worn?.dispose()
      worn = null
      key = ''
    },
  }
}
