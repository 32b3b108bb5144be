import { runOf, sleevesOf } from '@kitwright/garment'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../session/index.ts'
import css from './Edit.module.css'
import { newLine, type TypedLine } from './editForm.ts'

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
    const { name, productType } = design
    const sizes = runOf(productType)
    const offered = products?.items.find(({ type }) => type === productType)?.fabrics ?? []
    const fabric = lines.find(line => line.productType === productType)?.fabric ?? offered[0]?.id
    if (fabric === undefined) return
    onAdd(
      newLine({
        isNew: true,
        isRemoved: false,
        designId: id,
        designName: name,
        productType,
        fabric,
        size: sizes.find(size => size === 'M') ?? sizes[0],
        sleeve: sleevesOf(productType)[0]!,
        version: 'player',
        kit: null,
        playerName: '',
        printName: '',
        number: '',
        qty: '1',
        price: null,
        wasManual: false,
      }),
    )
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
