import type { Player } from '@kitwright/contract'
import type { AssetRef } from '@kitwright/design'
import { useSessionStorage } from '@mantine/hooks'
import { useState } from 'react'
import { newId } from '../../drafts/index.ts'
import { useTenant } from '../../session/index.ts'
import type { ColourPair } from './makeKit.ts'

export interface KitChoices {
  readonly draftId: string
  /** Id of the ready-made design; null for the shop's first. */
  readonly look: string | null
  /** Null uses the look's own colours. */
  readonly colours: ColourPair | null
  readonly team: string
  readonly logo: AssetRef | null
  readonly players: readonly Player[]
}

/** Returns the choices made in the form. Navigating back and forward restores them, and changes the same design. */
export function useKitChoices() {
  const [main, second] = useTenant().settings.teamColours ?? []
  const [draftId] = useState(newId)
  const [choices, setChoices] = useSessionStorage<KitChoices>({
    key: 'kitwright.quick',
    defaultValue: {
      draftId,
      look: null,
      colours: main !== undefined && second !== undefined ? [main, second] : null,
      team: '',
      logo: null,
      players: [],
    },
  })
  // Reading a picture takes time, so the change is merged into what was typed since.
  const set = (change: Partial<KitChoices>): void => setChoices(now => ({ ...now, ...change }))
  return { choices, set }
}
