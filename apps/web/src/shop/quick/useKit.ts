import type { DesignDocument } from '@kitwright/design'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { KitWish } from './makeKit.ts'

const TYPING_MS = 250

/** The kit that is wanted; while the next is being made, the one before. The garment's shapes come when they are needed. */
export function useKit({ template, colours: [main, second], team, logo }: KitWish): DesignDocument | null {
  const [kit, setKit] = useState<DesignDocument | null>(null)
  const [settled] = useDebouncedValue(JSON.stringify([main, second, team]), TYPING_MS)
  useEffect(() => {
    let isCurrent = true
    if (template === undefined) return
    const [one, two, name] = JSON.parse(settled) as [string, string, string]
    import('./makeKit.ts')
      .then(async ({ makeKit }) => makeKit({ template, colours: [one, two], team: name, logo }))
      .then(
        made => isCurrent && made && setKit(made),
        (cause: unknown) => console.warn('the kit could not be made', cause),
      )
    return () => {
      isCurrent = false
    }
  }, [template, settled, logo])
  return kit
}
