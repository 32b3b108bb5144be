import type { DesignDocument } from '@kitwright/design'
import { useDebouncedValue } from '@mantine/hooks'
import { useCallback } from 'react'
import { useAsync } from '../../ui/index.ts'
import type { KitOptions } from './makeKit.ts'

const TYPING_MS = 250

/** Loads the code that makes kits on demand: visitors who only view the page do without. */
const makeKitOf = async (options: KitOptions): Promise<DesignDocument | null> =>
  (await import('./makeKitInBrowser.ts')).makeKitInBrowser(options)

/** Returns the kit for the options, or the previous one while the next is being made. Null until `isChosen`. */
export function useKit(options: KitOptions, isChosen: boolean): DesignDocument | null {
  const { template, colours, team, logo } = options
  const [settled] = useDebouncedValue(JSON.stringify({ colours, team }), TYPING_MS)
  const make = useCallback(async () => {
    const typed = JSON.parse(settled) as Pick<KitOptions, 'colours' | 'team'>
    return makeKitOf({ template, logo, ...typed })
  }, [template, settled, logo])
  return useAsync(template === undefined || !isChosen ? null : make, { isSticky: true }).data ?? null
}
