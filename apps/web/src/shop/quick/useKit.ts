import type { DesignDocument } from '@kitwright/design'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { KitOptions } from './makeKit.ts'

const TYPING_MS = 250

/** What makes kits comes when it is needed: who only looks at the page does without. */
const makeKitOf = async (options: KitOptions): Promise<DesignDocument | null> =>
  (await import('./makeKitHere.ts')).makeKitHere(options)

/** The kit that is wanted; while the next is being made, the one before. Null until something is `isChosen`. */
export function useKit(options: KitOptions, isChosen: boolean): DesignDocument | null {
  const { template, colours, team, logo } = options
  const [kit, setKit] = useState<DesignDocument | null>(null)
  const [settled] = useDebouncedValue(JSON.stringify({ colours, team }), TYPING_MS)
  useEffect(() => {
    let isCurrent = true
    if (template === undefined || !isChosen) return
    const typed = JSON.parse(settled) as Pick<KitOptions, 'colours' | 'team'>
    makeKitOf({ template, logo, ...typed }).then(
      made => isCurrent && made && setKit(made),
      (cause: unknown) => console.warn('the kit could not be made', cause),
    )
    return () => {
      isCurrent = false
    }
  }, [template, settled, logo, isChosen])
  return kit
}
