import type { CartItem } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'

export type Change = CartItem['changes'][number]

/** Lists what changed of a design, in words. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation(['cart'])
  const tell = ({ what, before, after }: Change): string => {
    if (what === 'name') return t('cart:change_name', { before, after })
    if (what !== 'text') return t(`cart:change_${what}`)
    if (before === '') return t('cart:change_text_new', { after })
    return after === '' ? t('cart:change_text_gone', { before }) : t('cart:change_text', { before, after })
  }
  return (
    <ul style={{ margin: '4px 0 8px', paddingInlineStart: 20 }}>
      {changes.map(change => (
        <li key={`${change.what} ${change.before} ${change.after}`}>{tell(change)}</li>
      ))}
    </ul>
  )
}
