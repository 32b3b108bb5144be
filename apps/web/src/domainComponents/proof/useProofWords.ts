import type { LineKit, ProofChange } from '@kitwright/contract'
import { parseSize, sizeLabel } from '@kitwright/garment'
import { useTranslation } from '../../texts/index.ts'
import { useFabricName } from '../product/useFabricName.ts'

interface Change {
  readonly what: ProofChange
  readonly before: string
  readonly after: string
}

/** Returns the texts that describe a proof's garments and their changes. */
export function useProofWords() {
  const { t } = useTranslation(['order', 'common', 'club'])
  const fabricName = useFabricName()
  const valueOf = (what: ProofChange, value: string): string => {
    if (what === 'size') {
      const size = parseSize(value)
      return size ? sizeLabel(size) : value
    }
    if (what === 'sleeve') return t(value === 'long' ? 'common:sleeve_long' : 'common:sleeve_short')
    if (what === 'version') return t(value === 'goalkeeper' ? 'common:goalkeeper' : 'common:player')
    if (what === 'kit') return t(`club:${value === '' ? 'home' : (value as LineKit)}`)
    if (what === 'fabric') return fabricName(value)
    return value || t('order:proof_nothing')
  }
  return {
    /** Identifies the owner of a garment: by what is printed, else by the player, else by the design. */
    whoOf: ({
      printed,
      playerName,
      number,
      design,
    }: {
      readonly printed: string | null
      readonly playerName: string
      readonly number: number | null
      readonly design: string
    }): string => [number === null ? '' : String(number), printed || playerName || design].filter(Boolean).join(' '),
    tell: ({ what, before, after }: Change): string => {
      if (what === 'chart') return t('order:proof_what_chart')
      if (what === 'revision') return t('order:proof_what_revision', { before, after })
      const gaps = { what: t(`order:proof_what_${what}`), before: valueOf(what, before), after: valueOf(what, after) }
      return t('order:proof_change', gaps)
    },
  }
}
