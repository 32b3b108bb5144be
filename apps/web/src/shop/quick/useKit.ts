import type { DesignDocument } from '@kitwright/design'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { KitWish } from './makeKit.ts'

const TYPING_MS = 250

/** What makes kits comes when it is needed: who only looks at the page does without. */
export const makeKitOf = async (wish: KitWish): Promise<DesignDocument | null> =>
  (await import('./makeKit.ts')).makeKit(wish)

/** The kit that is wanted; while the next is being made, the one before. Null until something is `isChosen`. */
export function useKit(wish: KitWish, isChosen: boolean): DesignDocument | null {
  const {
    template,
    colours: [main, second],
    team,
    logo,
  } = wish
  const [kit, setKit] = useState<DesignDocument | null>(null)
  const [settled] = useDebouncedValue(JSON.stringify([main, second, team]), TYPING_MS)
  useEffect(() => {
    let isCurrent = true
    if (template === undefined || !isChosen) return
    const [one, two, name] = JSON.parse(settled) as [string, string, string]
    makeKitOf({ template, colours: [one, two], team: name, logo }).then(
      made => isCurrent && made && setKit(made),
      (cause: unknown) => console.warn('the kit could not be made', cause),
    )
    return () => {
      isCurrent = false
    }
  }, [template, settled, logo, isChosen])
  return kit
}
