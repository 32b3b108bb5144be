import { NativeSelect } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useCall } from '../../session/index.ts'
import css from './Edit.module.css'
import type { TypedLine } from './editForm.ts'
import { startLine } from './startLine.ts'

interface Props {
  readonly customerId: string
  /** The fabric that the order has of each kind of garment. */
  readonly lines: readonly TypedLine[]
  readonly onAdd: (line: TypedLine) => void
}

/** Designs that are offered: the latest changed ones. */
const SHOWN = 50

/** Adds pieces of one of the customer's designs, in the fabric that the order has or the shop's first. */
export function AddDesign({ customerId, lines, onAdd }: Props) {
  const { t } = useTranslation(['edits'])
  const query = { customer: customerId, pageSize: SHOWN, sort: '-changed' } as const
  const { data: designs } = useCall('GET /api/office/designs', { query })
  const { data: products } = useCall('GET /api/products', {})
  const add = (id: string): void => {
    const design = designs?.items.find(each => each.id === id)
    if (!design) return
    const { name: designName, productType } = design
    const line = startLine({ designId: id, designName, productType, lines, products })
    if (line) onAdd(line)
  }
  return (
    <NativeSelect
      className={css.design}
      size="xs"
      aria-label={t('edits:add_design')}
      value=""
      data={[
        { value: '', label: t('edits:add_design') },
        ...(designs?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={event => add(event.currentTarget.value)}
    />
  )
}
